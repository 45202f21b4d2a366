import type { Picture } from "@domain/campaigns"
import { SearchStockImages, UploadImage } from "@application/creatives/contract"
import type { OutputOf } from "@application/kernel"
import { defaultTemplateId } from "@domain/creatives"
import type { SignupSession } from "@domain/signup"
import { failureIn, useCommand } from "@ui/container"
import { cutText } from "@domain/kernel"
import { Result } from "effect"
import { useCallback, useState } from "react"
import { withCreative } from "@ui/journey/draft-creative"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { readUpload } from "@ui/shared/read-upload"

/** What every picture of a draft's ads is sent with. */
const uploadOf = ({ sessionId, creative: { creativeDetail } }: SignupSession, name: string) => ({
  sessionId,
  templateId: creativeDetail?.selectedTemplateId ?? defaultTemplateId,
  imageType: "Photo" as const,
  imageName: cutText(name, 255) || "picture",
})

const pictureOf = ({ width: _width, height: _height, palette: _palette, ...picture }: OutputOf<typeof UploadImage>) =>
  picture

export type StockImage = OutputOf<typeof SearchStockImages>["images"][number]

/** Choosing the creative's picture: one the draft has, one of the library, or an upload; the server's draft is taken over after each. */
export const usePictures = ({ details, change, flow }: KeptEditing) => {
  const [stock, takeStock, resetStock] = useCommand(UploadImage, { revalidate: false })
  const [sent, send, resetUpload] = useCommand(UploadImage, { revalidate: false })
  const [refusal, setRefusal] = useState<string>()
  const [pendingStock, setPendingStock] = useState<string>()

  /** The draft as the server now has it, with this picture chosen whatever else was typed meanwhile. */
  const adopt = useCallback(
    async (picture: Picture) => {
      await flow.refresh()
      const now = flow.state().details
      if (now !== undefined) change(withCreative(now, { picture }))
    },
    [change, flow],
  )
  const choose = (picture: Picture) => change(withCreative(details, { picture }))

  const chooseStock = async ({ downloadLink, url, alt = "", credit }: StockImage) => {
    setPendingStock(url)
    await flow.flush()
    const outcome = await takeStock({
      ...uploadOf(details, alt),
      imageUrl: url,
      imageSource: "Stock",
      downloadLink,
      ...(credit !== undefined && { creditName: credit.name, creditLink: credit.link }),
    })
    if (outcome?.status === "succeeded") await adopt(pictureOf(outcome.output))
    setPendingStock(undefined)
  }

  const upload = async (file: File) => {
    setRefusal(undefined)
    resetUpload()
    const read = await readUpload(file)
    if (Result.isFailure(read)) return setRefusal(read.failure.key)
    await flow.flush()
    const outcome = await send({
      ...uploadOf(details, file.name),
      imageFile: { name: cutText(file.name, 255), content: read.success },
    })
    if (outcome?.status === "succeeded") await adopt(pictureOf(outcome.output))
    if (outcome?.status !== "failed" || outcome.failure._tag !== "InvalidFields") return
    setRefusal(outcome.failure.fields["ImageFile"]?.[0] ?? "validation.imageFormat")
    resetUpload()
  }

  return {
    choose,
    chooseStock,
    pendingStock,
    stockFailure: failureIn(stock),
    resetStock,
    upload,
    refuse: setRefusal,
    refusal,
    isUploading: sent.status === "pending",
    uploadFailure: failureIn(sent),
  }
}

export type Pictures = ReturnType<typeof usePictures>
