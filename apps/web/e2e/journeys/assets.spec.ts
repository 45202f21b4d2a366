import { expect, type Page, test } from "@playwright/test"
import { fileURLToPath } from "node:url"
import { inTurn } from "../in-turn.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

/** Two seconds of a test pattern. */
const film = fileURLToPath(new URL("../../../../adapters/media/src/testing/videos/tall.mp4", import.meta.url))

/** A picture of one colour, as a file. */
const pictureFile = async (page: Page, name: string, colour: string) => {
  const drawn = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas")
    canvas.width = 1200
    canvas.height = 1200
    const pen = canvas.getContext("2d")
    if (pen !== null) {
      pen.fillStyle = fill
      pen.fillRect(0, 0, 1200, 1200)
    }
    return canvas.toDataURL("image/png").replace(/^.*,/, "")
  }, colour)
  return { name, mimeType: "image/png", buffer: Buffer.from(drawn, "base64") }
}

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 1440 },
  { language: "he", width: 390 },
] as const))
  test(`${language}: a picture is used, replaced and brought back, and an ad shows a video`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, proceed, check: look, problems } = visitor
    const { profile, sessionId } = await openReadyDraft(visitor, { region: "IN", language })
    const openLibrary = async () => {
      await page.goto(`${origin()}/app/${profile}/assets`)
      await arrive(/\/assets$/)
    }
    const tile = (name: string) => page.getByRole("article", { name, exact: true })
    const send = async (name: string, colour: string) => {
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles(await pictureFile(page, `${name}.png`, colour))
      await expect(tile(name)).toBeVisible()
    }
    const act = async (name: string, which: string) => {
      await tile(name)
        .getByRole("button", { name: say("assets:tile.menu", { name }) })
        .click()
      await page.getByRole("menuitem", { name: say(`assets:act.${which}`) }).click()
    }
    const confirmRemoval = () =>
      page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("assets:remove.confirm") })
        .click()

    await openLibrary()
    await send("Waiting room", "#2f4858")
    await look()

    await page.goto(`${origin()}/signup/imageCreativesCreative/edit/spotlight?sessionId=${sessionId}`)
    await arrive(/\/edit\/spotlight$/)
    await page.getByRole("tab", { name: say("creatives:edit.picture") }).click()
    await page.getByRole("button", { name: say("creatives:picture.fromLibrary") }).click()
    await page.getByRole("button", { name: say("assets:library.use", { name: "Waiting room" }) }).click()
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await proceed()
    await page.waitForURL((url) => !url.pathname.includes("/edit/"))
    await expect(async () => {
      await openLibrary()
      await expect(tile("Waiting room").getByText(say("assets:use.draft_one", { count: 1 }))).toBeVisible({
        timeout: 5_000,
      })
    }).toPass({ timeout: 60_000 })

    await act("Waiting room", "replace")
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByText(say("assets:replace.drafts_one", { count: 1 }))).toBeVisible()
    await look()
    await dialog.locator('input[type="file"]').setInputFiles(await pictureFile(page, "Bright room.png", "#f4c95d"))
    await expect(page.getByText(say("assets:news.replacedIn_one", { count: 1 }))).toBeVisible()
    await expect(tile("Waiting room").getByText(say("assets:use.draft_one", { count: 1 }))).toBeVisible()

    await send("Team", "#5b7553")
    await act("Team", "remove")
    await confirmRemoval()
    await expect(tile("Team")).toHaveCount(0)
    await page.getByRole("button", { name: say("assets:news.undo") }).click()
    await expect(tile("Team")).toBeVisible()

    await page.goto(`${origin()}/app/${profile}/assets?kind=Video`)
    await page.locator('input[type="file"]').first().setInputFiles(film)
    await expect(tile("tall").getByText("0:02")).toBeVisible({ timeout: 30_000 })
    await act("tall", "open")
    const cover = dialog.locator('input[type="file"]')
    const covered = page.waitForResponse((reply) => reply.url().endsWith("/videos/cover"))
    await cover.setInputFiles(await pictureFile(page, "Cover.png", "#7a3e1d"))
    expect((await covered).status()).toBe(200)
    const address = (await dialog.locator("video").getAttribute("src")) ?? ""
    const piece = await page.request.get(`${origin()}${address}`, { headers: { range: "bytes=4-7" } })
    expect([piece.status(), await piece.text()]).toEqual([206, "ftyp"])
    await expect(dialog.getByText(say("creatives:video.placement.reels"))).toBeVisible()
    await look()

    await page.goto(`${origin()}/signup/imageCreativesAdDetailsEdit/edit/spotlight?sessionId=${sessionId}`)
    await page.getByRole("radio", { name: say("creatives:format.video") }).focus()
    await page.keyboard.press("Space")
    await dialog.getByRole("button", { name: say("creatives:video.use", { name: "tall" }) }).click()
    await expect(page.getByRole("region", { name: say("creatives:video.chosen") })).toBeVisible()
    await look()
    expect(problems).toEqual([])
    await visitor.context.close()
  })
