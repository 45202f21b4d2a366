import { useEffect, useRef, useState } from "react"
import { saveFile } from "./save-file.ts"

/** A download: none, one with the bytes so far, or one that failed; `of` says which of several. */
export type DownloadState<Of> =
  | { readonly status: "idle" }
  | { readonly status: "pending"; readonly of: Of; readonly bytes: number }
  | { readonly status: "failed"; readonly failure: unknown }

/** A file as a call answers it. */
interface FileAnswer {
  readonly body: AsyncIterable<Uint8Array>
  readonly contentType: string
  readonly fileName: string
}

type FileEnd =
  | { readonly status: "succeeded"; readonly output: FileAnswer }
  | { readonly status: "failed"; readonly failure: unknown }
  | { readonly status: "broken"; readonly error: unknown }

/** Saves files that calls answer, one at a time: how much of a file has come, a way to stop, and why the last failed. */
export const useFileDownload = <Of>() => {
  const [state, setState] = useState<DownloadState<Of>>({ status: "idle" })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const received = async (of: Of, { body }: FileAnswer, { signal }: AbortController) => {
    const parts: Array<BlobPart> = []
    let bytes = 0
    for await (const part of body) {
      if (signal.aborted) return undefined
      parts.push(new Uint8Array(part))
      bytes += part.byteLength
      setState({ status: "pending", of, bytes })
    }
    return parts
  }
  /** Answers whether the file was saved. */
  const start = async (of: Of, call: () => Promise<FileEnd>): Promise<boolean> => {
    if (current.current !== undefined) return false
    const run = new AbortController()
    current.current = run
    setState({ status: "pending", of, bytes: 0 })
    try {
      const end = await call()
      if (end.status !== "succeeded") throw end.status === "failed" ? end.failure : end.error
      const parts = await received(of, end.output, run)
      if (parts === undefined || run.signal.aborted) return false
      saveFile(end.output.fileName, new Blob(parts, { type: end.output.contentType }))
      setState({ status: "idle" })
      return true
    } catch (failure) {
      if (!run.signal.aborted) setState({ status: "failed", failure })
      return false
    } finally {
      if (current.current === run) current.current = undefined
    }
  }
  const cancel = () => {
    current.current?.abort()
    current.current = undefined
    setState({ status: "idle" })
  }
  return { state, start, cancel }
}
