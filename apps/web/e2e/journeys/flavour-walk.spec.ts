import { flavours, flowOf, pageForState, type PageId, pageOf } from "@domain/launch"
import { expect, test } from "@playwright/test"
import { flavourWalks, isFurther, visitedPages, walkParts } from "../flavour-walks.ts"
import { leaveLaunched } from "../journey.ts"
import { logIn } from "../ready-draft.ts"
import { newVisitor, origin } from "../visitor.ts"
import { walkedDraft } from "../walked-draft.ts"
import { noteHeadings, walkPage } from "../walked-page.ts"

const walks = flavourWalks.flatMap((walk) => walkParts.map((part) => ({ walk, part, pages: visitedPages(walk, part) })))

for (const { walk, part, pages } of walks.filter(({ pages }) => pages.length > 0)) {
  const { flavour, host, language } = walk
  test(`${flavour} keeps, resumes and leads back ${part} the payment, ${host}`, async ({ browser }) => {
    test.slow()
    const visitor = await newVisitor(browser, { language, width: 390, checksPages: false })
    await noteHeadings(visitor.page)
    const at = origin().replace("localhost", host)
    const draft = await walkedDraft(walk)
    const isPaid = part === "after"
    if (isPaid || isFurther(walk)) await logIn(visitor, await draft.open(), at)
    if (isPaid) await draft.pay()
    for (const page of pages)
      await test.step(page, async () => {
        if (page === "launching") await draft.approve()
        await draft.advance(pageOf(page).state)
        // A page that shares its state with the page before it is not where a draft goes on.
        const isResumed = pageForState(flavour, pageOf(page).state).id === page
        const isLaunched = page === "launching" || page === "success"
        const resumedFrom = isLaunched || !isResumed ? undefined : isPaid || isFurther(walk) ? "campaigns" : "signup"
        const details = await draft.read()
        await walkPage(visitor, { page, at, details, resumedFrom })
        if (page === "emailSignup") await logIn(visitor, await draft.open(), at)
        if (page === "launching") await leaveLaunched(visitor)
      })
    expect(visitor.problems).toEqual([])
    await visitor.context.close()
  })
}

test("the walks come to every page that a flavour has", () => {
  const visited: ReadonlyArray<PageId> = walks.flatMap(({ pages }) => pages)
  const all = flavours.flatMap((flavour) => flowOf(flavour).map(({ page }) => page))
  expect([...new Set(all)].filter((page) => !visited.includes(page))).toEqual([])
})
