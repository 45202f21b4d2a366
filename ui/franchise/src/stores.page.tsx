import { lazyPart, readerOf, useLive } from "@ui/container"
import { profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { Suspense, useState } from "react"
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from "react-router"
import { readStores } from "./read-stores.ts"
import { StoresView } from "./stores-view.tsx"

/** Opened for one store or one file at a time, so apart from the page. */
const StoreDialog = lazyPart(async () => (await import("./store-dialog.tsx")).StoreDialog)
const StoreFacts = lazyPart(async () => (await import("./store-facts.tsx")).StoreFacts)
const ImportDialog = lazyPart(async () => (await import("./file/import-dialog.tsx")).ImportDialog)

export const loader = (args: LoaderFunctionArgs) =>
  readStores(readerOf(args), args.context.get(profileContext), new URL(args.request.url).searchParams)

type Loaded = Awaited<ReturnType<typeof readStores>>
type Profile = NonNullable<ReturnType<typeof useProfile>>

const StoresOf = ({ profile, loaded }: { readonly profile: Profile; readonly loaded: Loaded }) => {
  const may = useMay()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [search, changeSearch] = useSearchChange()
  const [opens, setOpens] = useState<"new" | "file">()
  const { value, isStale, refresh } = useLive(loaded, (read) => readStores(read, profile, search))
  const mayChange = may("editProfile")
  const { opened } = value
  const hrefOf = (code: string) => {
    const next = new URLSearchParams(search)
    next.set("store", code)
    return `${pathname}?${next.toString()}`
  }
  const done = () => {
    setOpens(undefined)
    if (opened !== undefined) changeSearch({ store: undefined })
    refresh()
  }
  const close = () => {
    setOpens(undefined)
    if (opened !== undefined) changeSearch({ store: undefined })
  }
  return (
    <>
      <StoresView
        businessProfileId={profile.id}
        region={profile.region}
        reading={{ ...value, isLoading: navigation.state === "loading", isFailed: isStale, onRetry: refresh }}
        mayChange={mayChange}
        hrefOf={({ code }) => hrefOf(code)}
        onOpen={({ code }) => changeSearch({ store: code })}
        onAdd={() => setOpens("new")}
        onFile={() => setOpens("file")}
        onChanged={refresh}
      />
      <Suspense>
        {opens === "file" ? (
          <ImportDialog
            businessProfileId={profile.id}
            region={profile.region}
            onClose={(isChanged) => (isChanged ? done() : close())}
          />
        ) : opened !== undefined && !mayChange ? (
          <StoreFacts store={opened} onClose={close} />
        ) : opens === "new" || opened !== undefined ? (
          <StoreDialog
            key={opened?.code ?? ""}
            businessProfileId={profile.id}
            region={profile.region}
            store={opened}
            regions={value.counts.regions.map(({ name }) => name)}
            onClose={close}
            onDone={done}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** The stores of a franchise. Spec: entities, HQ franchise store; the page is ours. */
export default function Stores() {
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  return profile === undefined ? null : <StoresOf profile={profile} loaded={loaded} />
}
