import type { PhoneValue } from "@ui/kit/phone-field"
import { isRecord, recallTyping } from "../frame/index.ts"

/** The two ways to sign in. */
const loginWays = ["email", "mobile"] as const
export type LoginWay = (typeof loginWays)[number]

/** What is kept of a sign-in through a reload: who signs in and how, never a password or a code. */
export interface KeptLogin {
  readonly way: LoginWay
  readonly emailAddress: string
  /** Absent until a number is typed. */
  readonly phone?: PhoneValue
}

/** The name under which it is kept in the entry of the browser's history, which the sign-in replaces. */
export const keptLoginName = "typedLogin"

export const isLoginWay = (value: unknown): value is LoginWay => loginWays.some((way) => way === value)

const isPhone = (value: unknown): value is PhoneValue =>
  isRecord(value) && typeof value["country"] === "string" && typeof value["number"] === "string"

/** By hand: it is read before the page is shown, which loads no Schema. */
const isKeptLogin = (value: unknown): value is KeptLogin =>
  isRecord(value) &&
  isLoginWay(value["way"]) &&
  typeof value["emailAddress"] === "string" &&
  (value["phone"] === undefined || isPhone(value["phone"]))

/** State for a link to the login, which then begins with who was named on the page before. */
export const loginState = (login: KeptLogin) => ({ [keptLoginName]: JSON.stringify(login) })

/** What an entry of the history keeps, or a link's state hands over; undefined where neither does. */
export const recallLogin = ({ state }: { readonly state: unknown }): KeptLogin | undefined => {
  const login = recallTyping({ state }, keptLoginName)
  return isKeptLogin(login) ? login : undefined
}
