import { UploadPicture } from "@application/creatives/contract"
import type { OutcomeOf } from "@application/kernel"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import { useCall } from "@ui/container"
import { readUpload } from "@ui/shared/read-upload"
import { Result } from "effect"
import { useCallback, useRef, useState } from "react"

/** A file on its way into the library. */
export interface Uploading {
  readonly id: number
  readonly file: File
  readonly status: "waiting" | "sending" | "done" | "refused" | "failed"
  /** Why it was refused, as a key of a text. */
  readonly reason?: string
  /** Why the call failed, where the server said. */
  readonly failure?: unknown
}

type Failed = Extract<OutcomeOf<typeof UploadPicture>, { readonly status: "failed" }>

/** Why the server refused the file itself, as a key of a text. */
const reasonIn = ({ failure }: Failed): string | undefined =>
  failure._tag === "InvalidFields" ? (failure.fields["file"]?.[0] ?? "validation.imageFormat") : undefined

/** Sends pictures one after another and says how far each is; `onAdded` hears of every picture that has arrived. */
export const useUploads = (businessProfileId: BusinessProfileId, onAdded: () => void) => {
  const [files, setFiles] = useState<ReadonlyArray<Uploading>>([])
  const send = useCall(UploadPicture)
  const turn = useRef(Promise.resolve())
  const count = useRef(0)

  const mark = useCallback((id: number, change: Partial<Uploading>) => {
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }, [])

  const sendOne = useCallback(
    async (id: number, file: File) => {
      mark(id, { status: "sending" })
      const read = await readUpload(file)
      if (Result.isFailure(read)) return mark(id, { status: "refused", reason: read.failure.key })
      const name = cutText(file.name, 255) || "picture"
      const outcome = await send({ businessProfileId, file: { name, content: read.success } })
      if (outcome.status === "succeeded") {
        mark(id, { status: "done" })
        return onAdded()
      }
      if (outcome.status === "broken") return mark(id, { status: "failed", failure: outcome.error })
      const reason = reasonIn(outcome)
      return reason === undefined
        ? mark(id, { status: "failed", failure: outcome.failure })
        : mark(id, { status: "refused", reason })
    },
    [businessProfileId, mark, onAdded, send],
  )

  const enqueue = useCallback(
    (id: number, file: File) => {
      turn.current = turn.current.then(() => sendOne(id, file))
    },
    [sendOne],
  )

  const add = useCallback(
    (file: File) => {
      count.current += 1
      const id = count.current
      setFiles((before) => [...before, { id, file, status: "waiting" }])
      enqueue(id, file)
    },
    [enqueue],
  )
  const refuse = useCallback((file: File, reason: string) => {
    count.current += 1
    const id = count.current
    setFiles((before) => [...before, { id, file, status: "refused", reason }])
  }, [])
  const again = useCallback(
    ({ id, file }: Uploading) => {
      mark(id, { status: "waiting" })
      enqueue(id, file)
    },
    [enqueue, mark],
  )
  const clear = useCallback(() => setFiles((before) => before.filter(({ status }) => isUnderWay(status))), [])
  return { files, add, refuse, again, clear }
}

/** Whether a file has yet to arrive or to be refused. */
export const isUnderWay = (status: Uploading["status"]): boolean => status === "waiting" || status === "sending"

export type Uploads = ReturnType<typeof useUploads>
