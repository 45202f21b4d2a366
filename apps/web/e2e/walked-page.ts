import { pageBefore } from "@application/signup/flows"
import { nextPage, type PageId, pageOf, pathTo, targetingTurns } from "@domain/launch"
import { journeyFacts, type SignupSession } from "@domain/signup"
import { expect, type Page } from "@playwright/test"
import { Result } from "effect"
import type { Visitor } from "./visitor.ts"

/** Animations that wait for the person, or for a launch; the others lead on by themselves. */
const waiting: ReadonlySet<PageId> = new Set(["businessDetailsCaptured", "launching"])

const leadsOn = (page: PageId): boolean => pageOf(page).animation === true && !waiting.has(page)

/** Notes the heading of every page that is drawn, however shortly, and how long the history was at first. */
export const noteHeadings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seenHeadings: seen, firstLength: history.length })
    new MutationObserver(() => {
      const heading = document.querySelector("h1")?.textContent
      if (heading !== undefined && heading !== null) seen.add(`${location.pathname} ${heading}`)
    }).observe(document, { childList: true, subtree: true })
  })

const notedOn = (page: Page) =>
  page.evaluate(() => ({
    seen: [...(Reflect.get(globalThis, "seenHeadings") as Set<string>)],
    added: history.length - Number(Reflect.get(globalThis, "firstLength")),
  }))

const fieldsOn = (page: Page) => page.locator("#launch-page").locator("input:not([type=file]), textarea, select")

/** Everything that is filled in or chosen on a page. */
const valuesOn = (page: Page) =>
  fieldsOn(page).evaluateAll((fields) =>
    fields.map((field) => {
      const { value, type, checked } = field as HTMLInputElement
      return ["checkbox", "radio"].includes(type) ? `${value} ${checked}` : value
    }),
  )

const textual = "textarea, input:is([type=text], [type=url], [type=tel], [type=email]):not([role=combobox], [readonly])"

/**
 * Types more into the first text of the draft on a page; how to take it back. Empty fields add to a list, or search, and half a
 * colour is none.
 */
const typeMore = async (page: Page): Promise<() => Promise<void>> => {
  for (const field of await page.locator("#launch-page").locator(textual).all()) {
    const before = await field.inputValue()
    if (before === "" || before.startsWith("#") || !(await field.isVisible()) || !(await field.isEnabled())) continue
    await field.fill(`${before}7`)
    // A number is taken once its field is left.
    await field.press("Tab")
    return () => field.fill(before)
  }
  return async () => undefined
}

/** What is filled in once nothing more comes by itself, such as an advised amount. */
const settledValues = async (page: Page): Promise<ReadonlyArray<string>> => {
  let before: ReadonlyArray<string> | undefined
  await expect
    .poll(
      async () => {
        const last = before
        before = await valuesOn(page)
        return last !== undefined && last.join("\n") === before.join("\n")
      },
      { intervals: [400], timeout: 20_000 },
    )
    .toBe(true)
  return before ?? []
}

/** Reloads a page right after typing, and finds everything as it was. */
const reload = async (page: Page, onPage: () => Promise<void>): Promise<void> => {
  await settledValues(page)
  const takeBack = await typeMore(page)
  const values = await settledValues(page)
  await page.reload()
  await onPage()
  await expect.poll(() => valuesOn(page), { timeout: 10_000 }).toEqual(values)
  await takeBack()
}

export interface PageWalk {
  readonly page: PageId
  /** The portal's origin. */
  readonly at: string
  readonly details: SignupSession
  /** How the draft is found again: by its sign-up, or by its owner among the campaigns; none once it is launched. */
  readonly resumedFrom: "signup" | "campaigns" | undefined
}

/** Opens a page of a draft; reloads, goes back and forward again, and resumes there. */
export const walkPage = async (
  { page, arrive, check, say }: Visitor,
  { page: id, at, details, resumedFrom }: PageWalk,
): Promise<void> => {
  const { flavour, sessionId, businessProfileId, userId, targeting, creative } = details
  const addressOf = (page: PageId) => pathTo(pageOf(page), creative.creativeDetail?.selectedTemplateId)
  const onPage = (page: PageId) => arrive(new RegExp(`/${addressOf(page)}$`))
  await page.goto(`${at}/signup/${addressOf(id)}?sessionId=${sessionId}`)

  if (leadsOn(id)) {
    const next = Result.getOrThrow(nextPage({ ...journeyFacts(details), flavour, page: id }))
    if (next === undefined) throw new Error(`${id} leads nowhere`)
    await onPage(next.id)
    const { seen, added } = await notedOn(page)
    expect(seen.filter((each) => each.includes(`/${addressOf(id)} `))).not.toEqual([])
    // Whoever goes back from the next page would be sent forward again.
    expect(added).toBe(0)
    return
  }
  await onPage(id)
  await check()
  await reload(page, () => onPage(id))

  const draft = { details, isResubmission: false, refusedChannels: undefined, reopened: [] }
  const before = pageBefore(draft, id, targetingTurns(targeting.channels ?? []))
  const back = page.getByRole("button", { name: say("common:action.back"), exact: true })
  if (before === undefined) await expect(back).toHaveCount(0)
  else {
    await back.click()
    await onPage(before.id)
    await page.goBack()
    await onPage(id)
  }

  if (resumedFrom === "campaigns") {
    await page.goto(`${at}/app/${businessProfileId}/campaigns`)
    const drafts = page.getByRole("tabpanel")
    await drafts
      .getByRole("button", { name: new RegExp(`^${say("app:campaigns.continue")}`, "u") })
      .first()
      .click()
  } else if (resumedFrom === "signup") {
    // Members come to their campaigns there, unless they name the draft.
    await page.goto(`${at}/signup${userId === undefined ? "" : `?sessionId=${sessionId}`}`)
    await page.getByRole("button", { name: say("signup:resume.continue") }).click()
  }
  await onPage(id)
}
