import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId } from "@domain/kernel"
import { type FacebookLogin, type PageLink, SocialAccounts } from "../ports/social-accounts.ts"
import { PageAccesses } from "../services/page-accesses.ts"

type Links = ReadonlyArray<PageLink>

/** Facebook logins and pages in the in-memory database. */
export const memorySocialAccounts = Layer.effect(
  SocialAccounts,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const logins = database.table<BusinessProfileId, FacebookLogin>("facebook_logins")
    const links = database.table<BusinessProfileId, Links>("linked_pages")
    const of = (profile: BusinessProfileId): Links => links.get(profile) ?? []
    const order = (link: PageLink) => `${link.isChosen ? 0 : 1}${link.page.name}${link.page.id}`
    const change = (profile: BusinessProfileId, pageId: string, to: (link: PageLink) => PageLink) =>
      void links.set(
        profile,
        of(profile).map((link) => (link.page.id === pageId ? to(link) : link)),
      )
    return {
      login: (profile) => Effect.sync(() => Option.fromNullishOr(logins.get(profile))),
      keepLogin: (profile, login) => Effect.sync(() => void logins.set(profile, login)),
      loseLogin: (profile, lostAt) =>
        Effect.sync(() => {
          const login = logins.get(profile)
          if (login !== undefined) logins.set(profile, { lostAt, ...login })
        }),
      endLogin: (profile) => Effect.sync(() => void logins.delete(profile)),
      pages: (profile) =>
        Effect.sync(() => of(profile).toSorted((left, right) => (order(left) < order(right) ? -1 : 1))),
      choose: (profile, page) =>
        Effect.sync(() => {
          const known = of(profile).find((link) => link.page.id === page.id)
          const others = of(profile).filter((link) => link !== known)
          const chosen = { status: "NotRequested" as const, steps: [], ...known, page, isChosen: true }
          links.set(profile, [...others.map((link) => ({ ...link, isChosen: false })), chosen])
        }),
      move: (profile, pageId, from, to) =>
        Effect.sync(() => {
          if (!of(profile).some(({ page, status }) => page.id === pageId && status === from)) return false
          change(profile, pageId, (link) => ({ ...link, status: to, steps: to === "Approved" ? ["pageAccess"] : [] }))
          return true
        }),
      describe: (profile, page) => Effect.sync(() => change(profile, page.id, (link) => ({ ...link, page }))),
      done: (profile, pageId, step, instagramId) =>
        Effect.sync(() =>
          change(profile, pageId, (link) => ({
            ...link,
            steps: [...new Set([...link.steps, step])],
            ...(instagramId !== undefined && { instagramId }),
          })),
        ),
      removePages: (profile) => Effect.sync(() => void links.delete(profile)),
    }
  }),
)

/** Businesses without pages of their own. */
export const noPageAccesses = Layer.succeed(PageAccesses, {
  of: () => Effect.succeed([]),
  look: () => Effect.undefined,
})
