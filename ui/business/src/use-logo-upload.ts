import { UploadImage } from "@application/creatives/contract"
import { defaultTemplateId } from "@domain/creatives"
import type { SignupSession } from "@domain/signup"
import { type FieldFailure, upload } from "@domain/validation"
import { failureIn, useCommand } from "@ui/container"
import { cutText } from "@domain/kernel"
import { Result } from "effect"
import { Base64 } from "effect/encoding"
import { useState } from "react"
import { useLaunchPage } from "@ui/shared/launch"

/** Most bytes of an upload. Spec: calls L7. */
const mostBytes = 8 * 1024 * 1024

/** Sends a logo after looking at it here: its type, its size in pixels and in bytes. The server's draft is taken over after. */
export const useLogoUpload = (details: SignupSession | undefined) => {
  const { flow, change } = useLaunchPage("businessPhoneNumber")
  const [sent, send, reset] = useCommand(UploadImage, { revalidate: false })
  const [refusal, setRefusal] = useState<FieldFailure | { readonly key: "LogoTooLarge" }>()

  const take = async (file: File) => {
    reset()
    setRefusal(undefined)
    if (details === undefined) return
    if (file.size > mostBytes) return setRefusal({ key: "LogoTooLarge" })
    const bytes = new Uint8Array(await file.arrayBuffer())
    const checked = upload(bytes, "logo")
    if (Result.isFailure(checked)) return setRefusal(checked.failure)
    await flow.flush()
    const outcome = await send({
      sessionId: details.sessionId,
      templateId: defaultTemplateId,
      imageType: "Logo",
      imageName: cutText(file.name, 255) || "logo",
      imageFile: { name: cutText(file.name, 255), content: Base64.encode(bytes) },
    })
    if (outcome?.status === "succeeded") {
      await flow.refresh()
      change({ business: { logoUrl: outcome.output.url } })
    }
    if (outcome?.status === "failed" && outcome.failure._tag === "InvalidFields") {
      reset()
      setRefusal({ key: "validation.logoFormat" })
    }
  }
  return {
    take,
    refusal,
    refuse: () => setRefusal({ key: "validation.logoFormat" }),
    isPending: sent.status === "pending",
    failure: failureIn(sent),
  }
}
