import { readerOf, useReader } from "@ui/container"
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from "react-router"
import { pageSize, shownOf } from "../../app/load-pages.ts"
import { useFormat } from "../../app/use-format.ts"
import { useLive } from "../../app/use-live.ts"
import { useProfile } from "../../app/use-profile.ts"
import { useSearchChange } from "../../app/use-search-change.ts"
import { profileContext } from "../../frame/index.ts"
import { readWallet } from "../../wallet/read-wallet.ts"
import { WalletView } from "../../wallet/wallet-view.tsx"

export const loader = (args: LoaderFunctionArgs) =>
  readWallet(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

/** Spec: screens, /app/{id}/wallet. */
export default function Wallet() {
  const loaded = useLoaderData<typeof loader>()
  const read = useReader()
  const profile = useProfile()
  const format = useFormat()
  const navigation = useNavigation()
  const [search, changeSearch] = useSearchChange()
  const { value } = useLive(loaded, async () => (profile === undefined ? loaded : readWallet(read, profile, search)))
  return (
    <WalletView
      reading={value}
      format={format}
      isLoadingMore={navigation.state === "loading"}
      onMore={() => changeSearch({ show: String(shownOf(search) + pageSize) }, { replace: true })}
    />
  )
}
