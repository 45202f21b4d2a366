import { commonCategories } from "./common-categories.ts"

type Item = {
  readonly displayName: string
  readonly locationSet: { readonly include?: ReadonlyArray<unknown>; readonly exclude?: ReadonlyArray<unknown> }
  readonly matchNames?: ReadonlyArray<string>
  readonly tags: Readonly<Record<string, string>>
}

/** The public index of brands: items by the tag that they belong to, such as `brands/shop/bakery`. */
export type BrandIndex = { readonly nsi: Readonly<Record<string, { readonly items?: ReadonlyArray<Item> }>> }

/** Tags that several of our categories share, or that ours name otherwise. */
const otherTags: Readonly<Record<string, string>> = {
  "shop/grocery": "grocery",
  "shop/department_store": "department-store",
  "shop/chemist": "pharmacy",
  "shop/doityourself": "diy-store",
  "shop/fabric": "fabric-store",
  "office/coworking": "coworking-space",
  "healthcare/laboratory": "diagnostic-lab",
  "healthcare/hospital": "hospital",
  "tourism/hostel": "hostel",
}

const sold = new Set(["gb", "in", "001"])

const isSoldHere = ({ include = [], exclude = [] }: Item["locationSet"]): boolean =>
  include.some((place) => typeof place === "string" && sold.has(place)) &&
  !(exclude.includes("gb") && exclude.includes("in"))

/** Petrol stations give their brand to the shop beside the pumps. */
const sideTrade = "brands/shop/convenience"

/**
 * Brands of India, the United Kingdom and the whole world, each with the slug of its kind, ordered by name. An item's own
 * name comes before the brand that it belongs to.
 */
export const brandsByKind = (
  { nsi }: BrandIndex,
  slugs: ReadonlySet<string>,
): ReadonlyArray<readonly [name: string, slug: string]> => {
  const slugOfTag = new Map([
    ...commonCategories.map(({ preset, slug }): [string, string] => [preset, slug]),
    ...Object.entries(otherTags),
  ])
  const brands = Object.entries(nsi)
    .filter(([path]) => path.startsWith("brands/"))
    .toSorted(([a], [b]) => Number(a === sideTrade) - Number(b === sideTrade))
    .flatMap(([path, { items = [] }]) => {
      const slug = slugOfTag.get(path.replace(/^\w+\//, ""))
      return slug === undefined || !slugs.has(slug)
        ? []
        : items.filter(({ locationSet }) => isSoldHere(locationSet)).map((item) => ({ ...item, slug }))
    })
  const slugByName = new Map<string, string>()
  for (const nameOf of [({ displayName }: Item) => displayName, ({ tags }: Item) => tags["brand"] ?? ""])
    for (const brand of brands) {
      const plain = nameOf(brand).replace(/\s*\(.*\)$/, "")
      if (/^[\p{Script=Latin}\d &'’.!+-]{3,}$/u.test(plain) && !slugByName.has(plain)) slugByName.set(plain, brand.slug)
    }
  return [...slugByName].sort(([a], [b]) => a.localeCompare(b, "en"))
}
