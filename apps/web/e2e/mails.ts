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
