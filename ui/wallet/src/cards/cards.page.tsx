import { ListPaymentOptions } from "@application/wallet/contract"
import { gatewayOf, paymentGateways } from "@domain/kernel"
import { readerOf } from "@ui/container"
import { profileContext, useServices } from "@ui/shared/frame"
import { todayIn } from "@ui/shared/today"
import { useMay } from "@ui/shared/use-may"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { AutomaticTopUp } from "./automatic-top-up.tsx"
import { CardsView } from "./cards-view.tsx"
import { useCards } from "./use-cards.ts"

export const loader = async (args: LoaderFunctionArgs) => {
  const { id: businessProfileId, region } = args.context.get(profileContext)
  const cards = await readerOf(args)(ListPaymentOptions, { businessProfileId })
  return { businessProfileId, region, cards }
}

/** The cards that pay for a business. Spec: wallet, payment options; calls P1 to P4. */
export default function Cards() {
  const { businessProfileId, region, cards } = useLoaderData<typeof loader>()
  const may = useMay()
  const gateway = gatewayOf(region, useServices())
  const actions = useCards(businessProfileId)
  return (
    <CardsView
      cards={cards}
      actions={actions}
      today={todayIn(region)}
      isOff={gateway === undefined}
      mayAdd={gateway !== undefined && paymentGateways[gateway].keepsCards === "alone"}
      mayKeep={may("keepCards")}
    >
      <AutomaticTopUp businessProfileId={businessProfileId} hasCard={cards.length > 0} mayKeep={may("keepCards")} />
    </CardsView>
  )
}
