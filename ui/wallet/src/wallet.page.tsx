import { readerOf, useLive } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from "react-router"
import { pageSize, shownOf } from "@ui/shared/load-pages"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
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
  const [search, changeSearch] = useSearchChange()
  const { value } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readWallet(read, profile, search),
  )
  return (
    <WalletView
      reading={value}
      format={format}
      mayPay={may("addFunds")}
      onFilter={(change) => changeSearch({ ...change, show: undefined }, { replace: true })}
      isLoadingMore={navigation.state === "loading"}
      onMore={() => changeSearch({ show: String(shownOf(search) + pageSize) }, { replace: true })}
    />
  )
}
