import { ProcessFeed } from "@application/businesses/contract"
import type { Feed } from "@application/businesses/contract"
import { ProductFeedId } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { failureIn, readerOf, useCommand, useLive } from "@ui/container"
import { toastNews, toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice, profileContext } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { useProfile } from "@ui/shared/use-profile"
import { useSearchChange } from "@ui/shared/use-search-change"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router"
import type { AskedAct } from "./asked-act.ts"
import { FeedDialogs } from "./feed-dialogs.tsx"
import { FeedPart } from "./feed-part.tsx"
import { FeedsView } from "./feeds-view.tsx"
import { feedWith, isRead, readFeeds } from "./read-feeds.ts"
import { useWatch } from "./use-watch.ts"

/** An address that names a product leads to the feed that holds it, or to all feeds. */
export const loader = async (args: LoaderFunctionArgs) => {
  const [read, profile] = [readerOf(args), args.context.get(profileContext)]
  const value = await readFeeds(read, profile)
  const { pathname, searchParams: search } = new URL(args.request.url)
  const product = search.get("product")
  if (product === null || search.has("feed")) return value
  const feed = await feedWith(read, profile, value.feeds, product)
  const found = new URLSearchParams({ feed: String(feed), product })
  return redirect(feed === undefined ? pathname : `${pathname}?${found.toString()}`)
}

/** The desk of product feeds: all of them, or the feed that the address names. Spec: screens, product feed. */
export default function ProductFeedPage() {
  const { t } = useTranslation(["feeds", "common"])
  const loaded = useLoaderData<typeof loader>()
  const profile = useProfile()
  const may = useMay()
  const [search, changeSearch] = useSearchChange()
  const { value, refresh } = useLive(loaded, async (read) =>
    profile === undefined ? loaded : readFeeds(read, profile),
  )
  const [asked, ask] = useState<AskedAct>()
  const [begun, process] = useCommand(ProcessFeed, { revalidate: false })
  const moving = value.feeds.filter(isRead).flatMap(({ job }) => job?.jobId ?? [])
  const { isLate, watchAgain } = useWatch(moving.join(" "), refresh)
  if (profile === undefined) return null

  const businessProfileId = profile.id
  const wanted = idFromPath(search.get("feed") ?? "")
  const opened = value.feeds.find(({ id }) => id === wanted)
  const open = (feed: Feed) => changeSearch({ feed: String(feed.id), part: undefined })
  const read = async (feed: Pick<Feed, "id" | "name">) => {
    const outcome = await process({ businessProfileId, feedId: ProductFeedId.make(feed.id) })
    if (outcome?.status === "succeeded") {
      // A reading that is under way began before whatever was changed.
      if (outcome.output.status === "InProgress") toastNews(t("feeds:job.underWay", { name: feed.name }))
      else toastSuccess(t("feeds:job.begun", { name: feed.name }))
    }
    refresh()
  }
  const acts = {
    mayEdit: may("editFeeds"),
    isStarting: begun.status === "pending",
    onAct: ask,
    onRead: (feed: Feed) => void read(feed),
  }
  return (
    <>
      {wanted === undefined ? (
        <FeedsView
          value={value}
          notice={<FailureNotice failure={failureIn(begun)} />}
          hrefOf={({ id }) => `?feed=${id}`}
          onOpen={open}
          {...acts}
        />
      ) : (
        <FeedPart
          key={wanted}
          businessProfileId={businessProfileId}
          value={value}
          feed={opened}
          region={profile.region}
          notice={<FailureNotice failure={failureIn(begun)} />}
          part={search.get("part") ?? undefined}
          product={search.get("product") ?? ""}
          onPart={(part) => changeSearch({ part }, { replace: true })}
          isCovered={asked !== undefined}
          watch={{ isLate, onAgain: watchAgain }}
          onChanged={refresh}
          {...acts}
        />
      )}
      <FeedDialogs
        businessProfileId={businessProfileId}
        value={value}
        asked={asked}
        onClose={() => ask(undefined)}
        onAdded={(feed) => {
          ask(undefined)
          void read(feed)
          open(feed)
        }}
        onChanged={(feed, isElsewhere) => {
          ask(undefined)
          if (isElsewhere) void read(feed)
          else refresh()
        }}
        onUploaded={(feed, isToBeMapped) => {
          ask(undefined)
          refresh()
          if (isToBeMapped) changeSearch({ feed: String(feed.id), part: "rules" })
          else open(feed)
        }}
        onCatalogs={() => {
          ask(undefined)
          refresh()
        }}
        onRemoved={() => {
          ask(undefined)
          refresh()
          changeSearch({ feed: undefined, part: undefined }, { replace: true })
        }}
      />
    </>
  )
}
