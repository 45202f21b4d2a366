import type { ReadAssistantRequest } from "@application/identity/contract"
import type { InputOf } from "@application/kernel"
import type { UserId } from "@domain/kernel"

type Asked = InputOf<typeof ReadAssistantRequest>

/** What a program asks in the address of the page; the call says what is wrong with it. */
export const askedAccess = (userId: UserId, search: URLSearchParams): Asked => {
  const optional = ["response_type", "code_challenge", "code_challenge_method", "resource", "scope", "state"] as const
  const given = optional.flatMap((name) => {
    const value = search.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    userId,
    client_id: search.get("client_id") ?? "",
    redirect_uri: search.get("redirect_uri") ?? "",
    ...Object.fromEntries(given),
  }
}
