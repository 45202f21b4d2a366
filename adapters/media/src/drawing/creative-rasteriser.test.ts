import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type CreativeContent, creativeSizes, drawCreative, templates, textWidth } from "@domain/creatives"
import { creativeRasteriser } from "./creative-rasteriser.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "creative-fonts-"))
})
afterAll(() => rm(folder, { recursive: true }))

const red = sharp({ create: { width: 60, height: 40, channels: 3, background: "#ff0000" } })
const loaded: Array<string> = []
const rasteriser = () =>
  creativeRasteriser({
    cacheFolder: folder,
    loadImage: async (address) => {
      loaded.push(address)
      if (address.includes("missing")) throw new Error("not there")
      return red.clone().png().toBuffer()
    },
  })

const content: CreativeContent = {
  templateId: "split",
  businessName: "مطعم الياسمين",
  headline: "क्षेत्रीय स्वास्थ्य ₹1,500",
  description: "שיעור ניסיון בתל אביב",
  callToActionLabel: "Call now",
  photo: "https://img.example/a.jpg?x=1&y=2",
  palette: { primary: "#0f766e" },
  direction: "ltr",
  language: "en",
}

test("a creative becomes a png of exactly its size with the photo in it", async () => {
  const bytes = await rasteriser().rasteriseCreative(drawCreative(content), creativeSizes.square)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1000, 1000])
  const at = (150 * info.width + 500) * info.channels
  expect(Array.from(data.subarray(at, at + 3)).map((value) => Math.round(value / 60))).toEqual([4, 0, 0])
  expect(loaded).toContain("https://img.example/a.jpg?x=1&y=2")
  expect(await readdir(join(folder, "fonts"))).toContain("noto-sans-devanagari-devanagari-800-normal.ttf")
})

test("every template rasterises in every size", async () => {
  for (const { id } of templates) {
    for (const size of Object.values(creativeSizes)) {
      const bytes = await rasteriser().rasteriseCreative(drawCreative(content, id, size), size, "jpeg")
      const { width, height, format } = await sharp(bytes).metadata()
      expect([width, height, format]).toEqual([size.width, size.height, "jpeg"])
    }
  }
}, 60_000)

test("a photo that cannot be loaded fails the drawing instead of leaving a hole", async () => {
  await expect(
    rasteriser().rasteriseCreative(drawCreative({ ...content, photo: "/media/missing.png" }), creativeSizes.square),
  ).rejects.toThrow("not there")
})

const family = "'Noto Sans','Noto Sans Devanagari','Noto Sans Hebrew','Noto Sans Arabic'"
const inkWidth = async (text: string, weight: number): Promise<number> => {
  const direction = /[\u0590-\u06ff]/u.test(text) ? "rtl" : "ltr"
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="160"><rect width="2400" height="160" fill="#fff"/><text x="1200" y="100" text-anchor="middle" direction="${direction}" font-family="${family}" font-size="60" font-weight="${weight}">${text}</text></svg>`
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true })
  return info.width
}

test("drawn text is never wider than the advance table says, in any script", async () => {
  await rasteriser().rasteriseCreative(drawCreative(content), creativeSizes.mobile)
  const texts = [
    "Fresh sourdough, baked before sunrise",
    "WWWW mmmm ROSEMARY",
    "Свежий хлеб каждое утро",
    "दर्द रहित दाँतों का इलाज",
    "क्षेत्रीय विशेषज्ञों की देखभाल",
    "אימון אישי שמתאים בדיוק",
    "مأكولات شامية طازجة تصل إلى باب بيتك",
    "ببببب سسسسس ععععع صصصصص ككككك",
    "ثلاثون فكرة قيمة للشتاء",
    "क्षत्रिय ₹1,500",
  ]
  for (const text of texts) {
    for (const weight of [400, 600, 700, 800]) {
      expect(await inkWidth(text, weight), `${text} at ${weight}`).toBeLessThanOrEqual(textWidth(text, 60, weight))
    }
  }
}, 60_000)
