import { BuyAddOn } from "@application/wallet/contract"
import { IdempotencyKey } from "@domain/kernel"
import { readerOf, useCommand, useLive } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router"
import { profileContext } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { AddOnsView } from "./add-ons-view.tsx"
import { purchaseKey, readAddOns } from "./read-add-ons.ts"

export const loader = async (args: LoaderFunctionArgs) => {
  const profile = args.context.get(profileContext)
  return { businessProfileId: profile.id, reading: await readAddOns(readerOf(args), profile) }
}

/** Add-on packs: what they give, what they cost, and which ones were bought. Spec: screens, add-ons. */
export default function AddOns() {
  const loaded = useLoaderData<typeof loader>()
  const { businessProfileId } = loaded
  const profile = useProfile()
  const format = useFormat()
  const may = useMay()
  const { revalidate } = useRevalidator()
  const { value } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : { businessProfileId, reading: await readAddOns(read, profile) },
  )
  const [state, buy, reset] = useCommand(BuyAddOn)
  return (
    <AddOnsView
      businessProfileId={businessProfileId}
      reading={value.reading}
      format={format}
      state={state}
      mayBuy={may("buyAddOns")}
      onAsk={reset}
      onBuy={async (pack) => {
        const { tierName, price } = pack
        const idempotencyKey = IdempotencyKey.make(purchaseKey(businessProfileId, pack, value.reading))
        const agreed = { tierName, priceListId: price.priceListId, total: price.total }
        const outcome = await buy({ businessProfileId, ...agreed, idempotencyKey })
        // What was refused was looked at too early or too late: the page shows how it stands now.
        if (outcome?.status === "failed") await revalidate()
      }}
    />
  )
}
