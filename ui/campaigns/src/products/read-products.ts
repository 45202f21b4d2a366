import { ListCatalogs } from "@application/businesses/contract"
import { GetProductInsight, GetProductInsights, ListProductInsights } from "@application/insights/contract"
import type { ProfileMembership } from "@domain/identity"
import { ProductGroup, ProductInsightPeriod, ProductProblem, ProductSort } from "@domain/insights"
import { cutText } from "@domain/kernel"
import type { Read } from "@ui/container"
import { attributeNamed, metricNamed } from "./product-columns.ts"

const pageSize = 20

const pageOf = (text: string | null): number => {
  const page = Number(text ?? "1")
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** Everything that the product insights of an address show: the period's figures, of one product if it names one. */
export const readProducts = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  search: URLSearchParams,
) => {
  const period = ProductInsightPeriod.literals.find((name) => name === search.get("period")) ?? "Last30Days"
  const sort = ProductSort.literals.find((name) => name === search.get("sort")) ?? "TotalSales"
  const order = search.get("order") === "up" ? ("Ascending" as const) : ("Descending" as const)
  const page = pageOf(search.get("page"))
  const words = cutText((search.get("q") ?? "").trim(), 80)
  const productId = cutText(search.get("product") ?? "", 200)
  const group = ProductGroup.literals.find((name) => name === search.get("group"))
  const attribute = attributeNamed(search.get("by")) ?? "category"
  const value = search.get("value") ?? undefined
  const problem = ProductProblem.literals.find((name) => name === search.get("problem"))
  const first = metricNamed(search.get("metric")) ?? "totalSales"
  const second = metricNamed(search.get("beside"))
  const ofPeriod = { businessProfileId, period }
  const choice = {
    ...(words !== "" && { search: words }),
    ...(group !== undefined && { group }),
    ...(problem !== undefined && { problem }),
    ...(value !== undefined && { value: cutText(value, 200) }),
    attribute,
  }
  const asked = { ...ofPeriod, ...choice, sort, order }
  const [{ insights, chosen }, list, catalogs] = await Promise.all([
    productId === ""
      ? read(GetProductInsights, { ...ofPeriod, ...choice }).then((all) => ({ insights: all, chosen: undefined }))
      : read(GetProductInsight, { ...ofPeriod, productId }).then((one) => ({
          insights: one,
          chosen: one.title ?? one.productId,
        })),
    read(ListProductInsights, { ...asked, page, limit: pageSize }),
    read(ListCatalogs, { businessProfileId }),
  ])
  return {
    insights,
    list,
    asked,
    period,
    sort,
    order,
    page,
    pages: Math.max(1, Math.ceil(list.total / pageSize)),
    words,
    group,
    attribute,
    value,
    problem,
    first,
    second,
    hasFeed: catalogs.some(({ products }) => products > 0),
    chosen,
  }
}

export type ProductsReading = Awaited<ReturnType<typeof readProducts>>
