import { GetProposal } from "@application/proposals/contract"
import { readerOf } from "@ui/container"
import { NavButton, profileContext } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { useProfile } from "@ui/shared/use-profile"
import { useTranslation } from "react-i18next"
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router"
import { ProposalCard } from "./proposal-card.tsx"

/** The number in the address; undefined for what no proposal has. */
const proposalIdIn = (text = ""): number | undefined => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined)

export const loader = async (args: LoaderFunctionArgs) => {
  const proposalId = proposalIdIn(args.params["proposalId"])
  if (proposalId === undefined) throw data(null, { status: 404 })
  const key = { businessProfileId: args.context.get(profileContext).id, proposalId }
  const proposal = await readerOf(args)(GetProposal, key)
  return { proposal, crumb: proposal.subject }
}

/** A proposal, as notices about it lead here. The page is ours. */
export default function ProposalPage() {
  const { proposal } = useLoaderData<typeof loader>()
  const profile = useProfile()
  const { t } = useTranslation(["proposals"])
  if (profile === undefined) return null
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("proposals:one")}
        lead={proposal.subject}
        actions={
          <NavButton to={`/app/${profile.id}/proposals`} kind="quiet">
            {t("proposals:title")}
          </NavButton>
        }
      />
      <ProposalCard proposal={proposal} isAlone />
    </div>
  )
}
