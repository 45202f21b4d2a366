import { readerOf, useLive } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import { profileContext } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { readRefunds } from "./read-refunds.ts"
import { RefundView } from "./refund-view.tsx"

export const loader = (args: LoaderFunctionArgs) => readRefunds(readerOf(args), args.context.get(profileContext))

/** Money of the wallet back to the cards and accounts that paid. Spec: wallet action 2; calls P6. */
export default function Refund() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  const may = useMay()
  const { value } = useLive(loaded, async (read) => (profile === undefined ? loaded : readRefunds(read, profile)))
  if (profile === undefined) return null
  return (
    <RefundView
      businessProfileId={profile.id}
      reading={value}
      attempt={loaded}
      format={format}
      mayRefund={may("refundFunds")}
    />
  )
}
