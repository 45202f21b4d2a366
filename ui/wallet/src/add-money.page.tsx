import { GetCampaign } from "@application/campaigns/contract"
import { GetTopUpTerms, ListPaymentOptions } from "@application/wallet/contract"
import { CampaignId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { readerOf, useRead } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { backIn, useWayToPay } from "@ui/shared/payment"
import { todayIn } from "@ui/shared/today"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { profileContext } from "@ui/shared/frame"
import { AddMoneyView } from "./add-money-view.tsx"
import { useTopUp } from "./use-top-up.ts"

/** A whole number above zero that the address names, such as minor units or an id. */
const numberIn = (search: URLSearchParams, name: string) => idFromPath(search.get(name) ?? "")

export const loader = async (args: LoaderFunctionArgs) => {
  const read = readerOf(args)
  const { id: businessProfileId, name: businessName } = args.context.get(profileContext)
  const search = new URL(args.request.url).searchParams
  const missing = numberIn(search, "missing")
  const campaignId = numberIn(search, "campaign")
  const [terms, campaign] = await Promise.all([
    read(GetTopUpTerms, { businessProfileId, ...(missing !== undefined && { missing }) }),
    campaignId === undefined
      ? undefined
      : read(GetCampaign, { businessProfileId, campaignId: CampaignId.make(campaignId) }),
  ])
  return { businessProfileId, businessName, terms, campaign, back: backIn(search) }
}

/** Money for the wallet, also for a campaign that has none left. Spec: wallet, add funds; calls P8, P11, P12. */
export default function AddMoney() {
  const { businessProfileId, businessName, terms, campaign, back } = useLoaderData<typeof loader>()
  const format = useFormat()
  const may = useMay()
  const payment = useTopUp(businessProfileId)
  const today = todayIn(format.region)
  const read = useRead(ListPaymentOptions, { businessProfileId })
  const way = useWayToPay({ gateway: terms.gateway, today, read, state: payment.state })
  return (
    <AddMoneyView
      businessProfileId={businessProfileId}
      terms={terms}
      campaign={campaign}
      {...(back !== undefined && { back })}
      businessName={businessName}
      payment={payment}
      way={way}
      today={today}
      format={format}
      mayPay={may("addFunds")}
    />
  )
}
