import type { Context } from "../core/context.ts"
import { unknownNode } from "./graph-error.ts"
import type { AccessToken, MetaState, Page, PageAccess } from "./meta-state.ts"

type Person = { readonly id: string; readonly name: string; readonly pages: readonly string[] | "all" }

const owner: Person = { id: "5001", name: "Sandbox Owner", pages: "all" }

/** Who can log in, and which pages they administer. */
export const PEOPLE: readonly Person[] = [
  owner,
  { id: "5002", name: "Meera Kulkarni", pages: ["4005", "4003"] },
  { id: "5003", name: "Tom Rye", pages: ["4002"] },
  { id: "5004", name: "Dana Newcomer", pages: [] },
]

export const SYSTEM_USER_ID = "6001"

/** The person that a token speaks for; whoever logged in by none of the names is the owner. */
export const personOf = ({ personId }: AccessToken): Person => PEOPLE.find(({ id }) => id === personId) ?? owner

const pageAccesses = (meta: MetaState): Record<string, PageAccess> => (meta.pageAccess ??= {})

/** Whether the agency may work on a page: its own, or one whose administrator approved. */
export const accessTo = ({ state, credentials }: Context, pageId: string): PageAccess | undefined =>
  pageId === credentials.META_PAGE_ID ? "granted" : pageAccesses(state.meta)[pageId]

/** The pages whose access stands so. */
export const pagesWith = (context: Context, access: PageAccess): Page[] =>
  Object.values(context.state.meta.pages).filter(({ id }) => accessTo(context, id) === access)

export const setAccess = ({ state }: Context, pageId: string, access: PageAccess): void => {
  pageAccesses(state.meta)[pageId] = access
}

/** The pages that a token's holder works on. */
export const pagesOf = (context: Context, token: AccessToken): Page[] => {
  if (token.kind === "system") return pagesWith(context, "granted")
  const { pages } = personOf(token)
  return Object.values(context.state.meta.pages).filter(({ id }) => pages === "all" || pages.includes(id))
}

/** What the page's administrator decides in the control room; false where there is nothing to decide. */
export const decidePage = (context: Context, pageId: string, act: "approve" | "refuse" | "withdraw"): boolean => {
  const page = context.state.meta.pages[pageId]
  if (page === undefined) throw unknownNode(pageId)
  const access = accessTo(context, pageId)
  const needed: Readonly<Record<typeof act, readonly (PageAccess | undefined)[]>> = {
    approve: ["pending", "refused"],
    refuse: ["pending"],
    withdraw: ["granted"],
  }
  if (pageId === context.credentials.META_PAGE_ID || !needed[act].includes(access)) return false
  if (act !== "approve") page.assignedUsers = []
  setAccess(context, pageId, act === "approve" ? "granted" : "refused")
  context.save()
  return true
}

/** Ends what a person allowed the app: all tokens that speak for them. */
export const endPermissions = ({ state }: Context, { id }: Person): void => {
  for (const [name, token] of Object.entries(state.meta.tokens))
    if (token.kind === "user" && token.personId === id) delete state.meta.tokens[name]
}

/** A person removes the app in Facebook's settings, which ends their logins; false for nobody that is known. */
export const removeApp = (context: Context, personId: string): boolean => {
  const person = PEOPLE.find(({ id }) => id === personId)
  if (person === undefined) return false
  endPermissions(context, person)
  context.save()
  return true
}

/** Every page of a business with what its administrator decided, for the control room. */
export const pageReports = (context: Context): { id: string; name: string; access: PageAccess | "never asked" }[] =>
  Object.values(context.state.meta.pages)
    .filter(({ id }) => id !== context.credentials.META_PAGE_ID)
    .map(({ id, name }) => ({ id, name, access: accessTo(context, id) ?? "never asked" }))
