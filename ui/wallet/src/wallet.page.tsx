import { readerOf, useLive } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData, useNavigation, useSearchParams } from "react-router"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { profileContext } from "@ui/shared/frame"
import { readWallet } from "./read-wallet.ts"
import { WalletView } from "./wallet-view.tsx"

export const loader = (args: LoaderFunctionArgs) =>
  readWallet(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/wallet. */
export default function Wallet() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const format = useFormat()
  const may = useMay()
  const navigation = useNavigation()
  const [search] = useSearchParams()
  const { value, isStale, refresh } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readWallet(read, profile, search),
  )
  return (
    <WalletView
      reading={{ ...value, isLoading: navigation.state === "loading", isFailed: isStale, onRetry: refresh }}
      format={format}
      mayPay={may("addFunds")}
    />
  )
}
