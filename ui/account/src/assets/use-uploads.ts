import { UploadPicture } from "@application/creatives/contract"
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
  /** The share of it that has arrived, where it is sent in parts. */
  readonly share?: number
  /** Why it was refused, as a key of a text. */
  readonly reason?: string
  /** Why the call failed, where the server said. */
  readonly failure?: unknown
}

/** What became of a file that was sent. */
export type Sent =
  | { readonly status: "done" }
  | { readonly status: "refused"; readonly reason: string }
  | { readonly status: "failed"; readonly failure: unknown }

/** Sends one file; `onProgress` hears which share of it has arrived. */
export type SendFile = (file: File, onProgress: (share: number) => void) => Promise<Sent>

/** Sends a picture in one call. */
export const usePictureSender = (businessProfileId: BusinessProfileId): SendFile => {
  const send = useCall(UploadPicture)
  return useCallback(
    async (file) => {
      const read = await readUpload(file)
      if (Result.isFailure(read)) return { status: "refused", reason: read.failure.key }
      const name = cutText(file.name, 255) || "picture"
      const outcome = await send({ businessProfileId, file: { name, content: read.success } })
      if (outcome.status === "succeeded") return { status: "done" }
      if (outcome.status === "broken") return { status: "failed", failure: outcome.error }
      const { failure } = outcome
      return failure._tag === "InvalidFields"
        ? { status: "refused", reason: failure.fields["file"]?.[0] ?? "validation.imageFormat" }
        : { status: "failed", failure }
    },
    [businessProfileId, send],
  )
}

/** Sends files one after another and says how far each is; `onAdded` hears of every file that has arrived. */
export const useUploads = (send: SendFile, onAdded: () => void) => {
  const [files, setFiles] = useState<ReadonlyArray<Uploading>>([])
  const turn = useRef(Promise.resolve())
  const count = useRef(0)

  const mark = useCallback((id: number, change: Partial<Uploading>) => {
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }, [])

  const sendOne = useCallback(
    async (id: number, file: File) => {
      mark(id, { status: "sending" })
      const sent = await send(file, (share) => mark(id, { share }))
      mark(id, sent)
      if (sent.status === "done") onAdded()
    },
    [mark, onAdded, send],
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
