import { apiBase } from "@adapters/http-api"
import { newPerson, origin } from "./visitor.ts"

const host = "parcelwise.localhost"

/** The portal for stores. */
export const shops = (): string => origin().replace("localhost", host)

/** A new owner at the portal for stores, and calls in their name. */
export const storeAccount = async () => {
  const owner = newPerson("GB")
  const { email, password } = owner
  const send = async (method: string, path: string, body?: object, token = "") => {
    const answer = await fetch(`${origin()}${apiBase}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-portal-domain": host,
        ...(token !== "" && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { data, ...envelope } = (await answer.json()) as Record<string, never> & { readonly data: never }
    return { ...envelope, status: answer.status, data: data as Record<string, never> }
  }
  const person = { firstName: "Asha", lastName: "Rao", emailAddress: email, loginPassword: password }
  await send("POST", "/roimatic/users", { ...person, isTosAccepted: true, portalDomain: host })
  const { data } = await send("POST", "/authentication/login", { emailAddress: email, password })
  const token: string = data["accessToken"] ?? ""
  return { owner, call: (method: string, path: string, body?: object) => send(method, path, body, token) }
}
