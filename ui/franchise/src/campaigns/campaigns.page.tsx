import { CreateFranchiseCampaign, ListFranchiseCampaigns } from "@application/franchise/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { type OutputOf, readerOf } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import type { Column } from "@ui/kit/data-table"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { FailureNotice, profileContext } from "@ui/shared/frame"
import { List, listAddress, useList } from "@ui/shared/list"
import { loadPages } from "@ui/shared/load-pages"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { Result } from "effect"
import { Megaphone } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router"
import styles from "../stores.module.css"
import { stateTones } from "./state-tones.ts"

const address = listAddress({ isContinued: true })

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: businessProfileId } = args.context.get(profileContext)
  const { page: shown, limit: pageSize } = address.questionOf(new URL(args.request.url).searchParams)
  const { rows, hasMore } = await loadPages(shown * pageSize, async (limit, cursor) => {
    const input = { businessProfileId, limit, ...(cursor !== undefined && { cursor }) }
    const { campaigns, ...rest } = await readerOf(args)(ListFranchiseCampaigns, input)
    return { ...rest, rows: campaigns }
  })
  return { rows, hasMore }
}

type Row = OutputOf<typeof ListFranchiseCampaigns>["campaigns"][number]

const useColumns = (): ReadonlyArray<Column<Row>> => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const none = t("common:state.noData")
  return [
    { id: "name", label: t("franchise:campaign.name"), render: ({ name }) => <bdi>{name}</bdi> },
    {
      id: "state",
      label: t("franchise:campaign.state"),
      onPhones: "main",
      render: ({ progress }) => {
        const state = progress?.state ?? "Draft"
        return <Badge tone={stateTones[state]}>{t(`franchise:campaign.states.${state}`)}</Badge>
      },
    },
    {
      id: "stores",
      label: t("franchise:title"),
      isNumber: true,
      render: ({ progress }) => (progress === undefined ? none : format.number(progress.launched)),
    },
    {
      id: "total",
      label: t("franchise:campaign.paid"),
      isNumber: true,
      render: ({ total, currency }) =>
        total === undefined || currency === undefined ? none : format.money(total, currency),
    },
  ]
}

const NewCampaign = ({
  businessProfileId,
  onClose,
}: {
  readonly businessProfileId: BusinessProfileId
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(["franchise", "common"])
  const navigate = useNavigate()
  const form = useForm(CreateFranchiseCampaign, {
    values: { name: "" },
    input: ({ name }) =>
      name.trim() === ""
        ? Result.fail({ name: { key: "validation.required" } })
        : Result.succeed({ businessProfileId, name: name.trim() }),
    revalidate: false,
    onSaved: ({ id }) => navigate(String(id)),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("franchise:campaign.new")}
      closeLabel={t("common:action.close")}
      actions={
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
          {t("common:action.continue")}
        </Button>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        <TextField
          label={t("franchise:campaign.name")}
          hint={t("franchise:campaign.nameHint")}
          maxLength={120}
          autoComplete="off"
          {...form.field("name")}
        />
      </form>
    </Dialog>
  )
}

/** The campaigns over a franchise's stores. Ours; spec: hq-franchise. */
export default function FranchiseCampaigns() {
  const { rows, hasMore } = useLoaderData<typeof loader>()
  const profile = useProfile()
  const { t } = useTranslation(["franchise", "app"])
  const format = useFormat()
  const may = useMay()
  const list = useList(address)
  const columns = useColumns()
  const [isNew, setNew] = useState(false)
  const begin = <Button onPress={() => setNew(true)}>{t("franchise:campaign.new")}</Button>
  const mayBegin = may("editCampaigns")
  if (profile === undefined) return null
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("franchise:campaign.title")}
        lead={t("franchise:campaign.lead")}
        {...(mayBegin && rows.length > 0 && { actions: begin })}
      />
      <List
        caption={t("franchise:campaign.title")}
        list={list}
        reading={{ rows, hasMore }}
        keyOf={({ id }) => id}
        columns={columns}
        rowHref={({ id }) => String(id)}
        shown={t("app:list.showing", { items: format.number(rows.length), total: format.number(rows.length) })}
        level={2}
        empty={{
          icon: <Megaphone />,
          title: t("franchise:campaign.empty"),
          text: t("franchise:campaign.emptyText"),
          ...(mayBegin && { action: begin }),
        }}
        frame={(filters, found) => (
          <div className={styles["stack"]}>
            {filters}
            <Card>{found}</Card>
          </div>
        )}
      />
      {isNew ? <NewCampaign businessProfileId={profile.id} onClose={() => setNew(false)} /> : null}
    </div>
  )
}
