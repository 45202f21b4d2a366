import { expect } from "@playwright/test"
import { sandbox } from "./visitor.ts"

/** A mail in the sandbox's outbox. */
export interface Mail {
  readonly subject: string
  readonly text: string
}

/** Mails to an address, oldest first. */
export const mailsTo = async (address: string): Promise<ReadonlyArray<Mail>> => {
  const answer = await fetch(`${sandbox()}/control/api/messages?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as ReadonlyArray<Mail>).toReversed()
}

/** The first link to a page of the product in somebody's mails, by the page's path. */
export const mailedLink = async (to: string, path: string): Promise<string> => {
  const pattern = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`)
  let link: string | undefined
  await expect
    .poll(async () => (link = (await mailsTo(to)).map(({ text }) => pattern.exec(text)?.[0]).find(Boolean)), {
      timeout: 30_000,
    })
    .toBeDefined()
  return link ?? ""
}

const keysIn = (mails: ReadonlyArray<Mail>) =>
  mails.flatMap(({ text }) => [...text.matchAll(/\/s\/([\w-]+)/g)].map(([, key]) => key ?? ""))

/** The key of the summary's link that somebody was mailed. */
export const mailedKey = async (to: string): Promise<string> => {
  await expect.poll(async () => keysIn(await mailsTo(to)).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return keysIn(await mailsTo(to))[0] ?? ""
}
