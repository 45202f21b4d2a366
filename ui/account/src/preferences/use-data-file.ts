import { DownloadDataExport } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useCall } from "@ui/container"
import { saveFile } from "@ui/shared/save-file"
import { useState } from "react"
import { useSearchParams } from "react-router"

/** The file whose key the mailed link's address carries: it is downloaded once, and the key is forgotten then. */
export const useDataFile = (userId: UserId) => {
  const [parameters, setParameters] = useSearchParams()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const download = useCall(DownloadDataExport)
  const key = parameters.get("export")
  const save = async () => {
    if (key === null || isPending) return
    setPending(true)
    setFailure(undefined)
    try {
      const outcome = await download({ userId, key })
      if (outcome.status !== "succeeded")
        return setFailure(outcome.status === "failed" ? outcome.failure : outcome.error)
      const { body, contentType, fileName } = outcome.output
      const parts: Array<BlobPart> = []
      for await (const part of body) parts.push(new Uint8Array(part))
      saveFile(fileName, new Blob(parts, { type: contentType }))
      parameters.delete("export")
      setParameters(parameters, { replace: true })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return { key, isPending, failure, save }
}
