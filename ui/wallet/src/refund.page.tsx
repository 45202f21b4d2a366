import { RefundWallet } from "@application/wallet/contract"
import { IdempotencyKey } from "@domain/kernel"
import { readerOf, useCommand, useLive } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { profileContext } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { readRefunds, refundKey } from "./read-refunds.ts"
import { RefundView } from "./refund-view.tsx"

export const loader = (args: LoaderFunctionArgs) => readRefunds(readerOf(args), args.context.get(profileContext))

/** Money of the wallet back to the cards and accounts that paid. Spec: wallet action 2; calls P6. */
export default function Refund() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  const may = useMay()
  const { value } = useLive(loaded, async (read) => (profile === undefined ? loaded : readRefunds(read, profile)))
  const [state, refund] = useCommand(RefundWallet)
  return (
    <RefundView
      reading={value}
      format={format}
      state={state}
      mayRefund={may("refundFunds")}
      onRefund={async (amount) => {
        if (profile === undefined) return undefined
        const idempotencyKey = IdempotencyKey.make(refundKey(profile.id, amount, loaded))
        const outcome = await refund({ businessProfileId: profile.id, amount, idempotencyKey })
        return outcome?.status
      }}
    />
  )
}
