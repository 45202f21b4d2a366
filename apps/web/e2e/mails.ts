import { sandbox } from "./visitor.ts"

/** A mail as the sandbox's outbox holds it. */
export interface Mail {
  readonly subject: string
  readonly text: string
}

/** Mails to an address, oldest first. */
export const mailsTo = async (address: string): Promise<ReadonlyArray<Mail>> => {
  const answer = await fetch(`${sandbox()}/control/api/messages?to=${encodeURIComponent(address)}`)
  return ((await answer.json()) as ReadonlyArray<Mail>).toReversed()
}
