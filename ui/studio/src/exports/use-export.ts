import { UploadPicture } from "@application/creatives/contract"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import type { Design, ExportFormat, SizeName } from "@domain/studio"
import { useCall } from "@ui/container"
import { saveFile } from "@ui/shared/save-file"
import { Base64 } from "effect/encoding"
import { useEffect, useState } from "react"
import { makeFile } from "./make-file.ts"

/** A file that was made of a size. */
export interface MadeFile {
  readonly bytes: number
  readonly blob: Blob
}

const endings = { png: "png", jpeg: "jpg", webp: "webp", pdf: "pdf" } as const
/** The library takes PNG and JPEG; any other format is put into it as PNG. */
const libraryFormat = (format: ExportFormat): ExportFormat => (format === "jpeg" ? "jpeg" : "png")

/** Makes the files of a design's sizes, one after another, and saves them or puts them into the business's pictures. */
export const useExport = (businessProfileId: BusinessProfileId, name: string, design: Design, format: ExportFormat) => {
  const upload = useCall(UploadPicture)
  const [files, setFiles] = useState<ReadonlyMap<SizeName, MadeFile>>(new Map())
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const [added, setAdded] = useState(0)

  useEffect(() => {
    let isCurrent = true
    setFiles(new Map())
    const make = async () => {
      for (const size of design.sizes) {
        const blob = await makeFile(design, size, format)
        if (!isCurrent) return
        setFiles((before) => new Map([...before, [size, { bytes: blob.size, blob }]]))
      }
    }
    make().catch((error: unknown) => {
      if (isCurrent) setFailure(error)
    })
    return () => {
      isCurrent = false
    }
  }, [design, format])

  const nameOf = (size: SizeName, kind: ExportFormat) => `${cutText(name, 200)} ${size}.${endings[kind]}`
  const during = async (what: string, work: () => Promise<void>) => {
    setBusy(what)
    setFailure(undefined)
    await work().catch(setFailure)
    setBusy(undefined)
  }
  const download = (size: SizeName) =>
    during(`save ${size}`, async () => {
      saveFile(nameOf(size, format), files.get(size)?.blob ?? (await makeFile(design, size, format)))
    })
  const putInto = (size: SizeName) =>
    during(`put ${size}`, async () => {
      const kind = libraryFormat(format)
      const made = kind === format ? files.get(size)?.blob : undefined
      const blob = made ?? (await makeFile(design, size, kind))
      const content = Base64.encode(new Uint8Array(await blob.arrayBuffer()))
      const outcome = await upload({ businessProfileId, file: { name: nameOf(size, kind), content } })
      if (outcome.status === "succeeded") setAdded((before) => before + 1)
      else setFailure(outcome.status === "failed" ? outcome.failure : outcome.error)
    })
  return { files, busy, failure, added, download, putInto }
}
