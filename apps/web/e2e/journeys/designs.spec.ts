import { expect, test } from "@playwright/test"
import { inTurn } from "../in-turn.ts"
import { openReadyDraft } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"

const words = { en: "Clean teeth by Friday", he: "שיניים נקיות עד שישי" } as const

for (const { language, width } of inTurn(import.meta.url, [
  { language: "en", width: 390 },
  { language: "he", width: 1440 },
] as const))
  test(`${language}: a design goes from a blank page to the picture of an ad`, async ({ browser }) => {
    const visitor = await newVisitor(browser, { language, width })
    const { page, say, arrive, proceed, check: look, problems } = visitor
    const { profile, sessionId } = await openReadyDraft(visitor, { region: "IN", language })
    await page.goto(`${origin()}/app/${profile}/assets`)
    await page.getByRole("link", { name: say("assets:design") }).click()
    await arrive(/\/workspace$/)
    await look()

    const dialog = page.getByRole("dialog")
    await page
      .getByRole("button", { name: say("studio:workspace.new") })
      .first()
      .click()
    await dialog.getByRole("button", { name: new RegExp(`^${say("studio:size.name.1080x1080")} `) }).click()
    await arrive(/\/workspace\/[\w-]+$/)
    await page.getByRole("button", { name: say("studio:tools.text"), exact: true }).click()
    await page.getByLabel(say("studio:text.words")).fill(words[language])
    await expect(page.getByText(say("studio:save.saved"), { exact: true })).toBeVisible({ timeout: 20_000 })
    await look()
    await page.reload()
    await page.getByRole("tab", { name: say("studio:layers.title") }).click()
    await expect(page.getByRole("button", { name: words[language], exact: true })).toBeVisible()

    await page.getByRole("button", { name: say("studio:export.title"), exact: true }).click()
    await dialog
      .getByRole("button", { name: say("studio:export.put") })
      .first()
      .click()
    await dialog.getByRole("link", { name: say("studio:export.toPictures") }).click()
    await arrive(/\/assets$/)
    const name = `${say("studio:new.untitled")} 1080x1080`
    await expect(page.getByRole("article", { name, exact: true })).toBeVisible()

    await page.goto(`${origin()}/signup/imageCreativesCreative/edit/spotlight?sessionId=${sessionId}`)
    await arrive(/\/edit\/spotlight$/)
    await page.getByRole("tab", { name: say("creatives:edit.picture") }).click()
    await page.getByRole("button", { name: say("creatives:picture.fromLibrary") }).click()
    await page.getByRole("button", { name: say("assets:library.use", { name }) }).click()
    await expect(dialog).toHaveCount(0)
    await proceed()
    await page.waitForURL((url) => !url.pathname.includes("/edit/"))
    await expect(async () => {
      await page.goto(`${origin()}/app/${profile}/assets`)
      const used = page.getByRole("article", { name, exact: true })
      await expect(used.getByText(say("assets:use.draft_one", { count: 1 }))).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    expect(problems).toEqual([])
    await visitor.context.close()
  })
