import { type Feed, UploadProducts } from "@application/businesses/contract"
import { checkProductFile } from "@domain/businesses"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import { useCall } from "@ui/container"
import { Result } from "effect"
import { Base64 } from "effect/encoding"
import { useState } from "react"
import { useLiveFeeds } from "./use-live-feeds.ts"

interface ChosenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Why a file was refused: a key of failures, and the columns that it lacks. */
export interface FileRefusal {
  readonly key: string
  readonly columns: ReadonlyArray<string>
  /** Where the file is broken. */
  readonly line?: string | undefined
  readonly column?: string | undefined
}

/** A business's file of products: checked here and sent, with the reading of the file that was sent last. */
export const useProductFile = (profileId: BusinessProfileId | undefined) => {
  const { output: feeds, retry } = useLiveFeeds(profileId)
  const upload = useCall(UploadProducts)
  const [chosen, choose] = useState<ChosenFile>()
  const [refusal, setRefusal] = useState<FileRefusal>()
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const refuse = (key: string, columns: ReadonlyArray<string> = [], line?: string, column?: string) =>
    setRefusal({ key, columns, line, column })
  const take = async (file: File) => {
    setRefusal(undefined)
    setFailure(undefined)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const checked = checkProductFile(bytes)
    if (Result.isFailure(checked)) return refuse(checked.failure.key)
    choose({ name: cutText(file.name, 255), bytes })
  }
  /** Sends the chosen file, and answers the feed that took it; `isToBeMapped` is for a file of unknown columns. */
  const send = async (businessProfileId: BusinessProfileId, isToBeMapped = false): Promise<Feed | undefined> => {
    if (chosen === undefined) return undefined
    setSending(true)
    setRefusal(undefined)
    setFailure(undefined)
    const productFile = { name: chosen.name, content: Base64.encode(chosen.bytes) }
    const outcome = await upload({ businessProfileId, productFile, ...(isToBeMapped && { isToBeMapped }) })
    setSending(false)
    if (outcome.status === "succeeded") {
      choose(undefined)
      retry()
      return outcome.output
    }
    if (outcome.status === "failed" && outcome.failure._tag === "InvalidFields") {
      const {
        productFile: [key = "businesses.feed.fileUnreadable"] = [],
        productFileLine: [line] = [],
        productFileColumn: [column] = [],
        ...columns
      } = outcome.failure.fields
      refuse(key, Object.keys(columns), line, column)
    } else setFailure(outcome.status === "failed" ? outcome.failure : outcome.error)
    return undefined
  }
  return {
    feed: feeds?.find(({ fileName }) => fileName !== undefined),
    isKnown: profileId === undefined || feeds !== undefined,
    chosen: chosen?.name,
    refusal,
    refuse,
    failure,
    isSending,
    take,
    send,
    remove: () => choose(undefined),
  }
}
