import { RemovePictures, ReplacePicture, RestorePictures } from "@application/creatives/contract"
import type { OutputOf } from "@application/kernel"
import type { Asset } from "@domain/creatives"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { useState } from "react"

type Removal = OutputOf<typeof RemovePictures>
type Replacement = OutputOf<typeof ReplacePicture>

/** What was done last, which can be undone once. */
export type LibraryNews =
  | { readonly done: "removed"; readonly removal: Removal }
  | { readonly done: "replaced"; readonly former: Asset; readonly replacement: Replacement }
  | { readonly done: "undone" }

/** Removes and replaces pictures, and takes the last act back. */
export const useLibraryActs = (businessProfileId: BusinessProfileId, onChanged: () => void) => {
  const [news, setNews] = useState<LibraryNews>()
  const [removing, runRemove, resetRemove] = useCommand(RemovePictures, { revalidate: false })
  const [restoring, runRestore] = useCommand(RestorePictures, { revalidate: false })
  const [swapping, runReplace] = useCommand(ReplacePicture, { revalidate: false })

  const remove = async (urls: ReadonlyArray<string>): Promise<boolean> => {
    const outcome = await runRemove({ businessProfileId, urls })
    if (outcome?.status !== "succeeded") return false
    setNews({ done: "removed", removal: outcome.output })
    onChanged()
    return true
  }
  const restore = async (urls: ReadonlyArray<string>): Promise<boolean> => {
    const outcome = await runRestore({ businessProfileId, urls })
    if (outcome?.status !== "succeeded") return false
    setNews({ done: "undone" })
    onChanged()
    return true
  }
  /** A replacement is taken back by the former picture; the file that had come stays among the removed pictures. */
  const undoReplacement = async (former: Asset, { asset }: Replacement) => {
    const outcome = await runReplace({ businessProfileId, url: asset.id, byUrl: former.id })
    if (outcome?.status !== "succeeded") return
    setNews({ done: "undone" })
    onChanged()
  }
  const undo = async () => {
    if (news?.done === "removed") await restore(news.removal.removed.map(({ url }) => url))
    if (news?.done === "replaced") await undoReplacement(news.former, news.replacement)
  }
  return {
    news,
    remove,
    restore,
    undo,
    replaced: (former: Asset, replacement: Replacement) => {
      setNews({ done: "replaced", former, replacement })
      onChanged()
    },
    dismiss: () => {
      setNews(undefined)
      resetRemove()
    },
    isRemoving: removing.status === "pending",
    isUndoing: restoring.status === "pending" || swapping.status === "pending",
    failure: failureIn(removing) ?? failureIn(restoring) ?? failureIn(swapping),
  }
}

export type LibraryActs = ReturnType<typeof useLibraryActs>
