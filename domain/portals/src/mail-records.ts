import { errorCode } from "@domain/errors"
import { Schema } from "effect"

/** The records by which receivers of mails know that a sender is true. Ours. */
const MailRecordKind = Schema.Literals(["spf", "dkim", "dmarc"])

/**
 * What a look at a record found: as it must be, no record, a record that does not do, more than one where one is allowed, no
 * answer of the name servers, or nothing to compare with, since the installation does not say how it sends. Ours.
 */
const MailRecordState = Schema.Literals(["set", "missing", "other", "several", "notAnswered", "notSetUp"])

/** A record of a sender's domain: its name, what was found there, and the text to publish where something is to be done. Ours. */
export const MailRecord = Schema.Struct({
  kind: MailRecordKind,
  name: Schema.String,
  state: MailRecordState,
  found: Schema.Array(Schema.String),
  publish: Schema.optionalKey(Schema.String),
})
export type MailRecord = typeof MailRecord.Type

/** The portal has no address that mails come from. Spec: error catalogue, 104. */
export class NoMailDomain extends Schema.TaggedError<NoMailDomain>()("NoMailDomain", { errorCode: errorCode(104) }) {}

/** How an installation sends mails: the mechanism that lets its server send (RFC 7208), and the key that signs mails (RFC 6376). */
export interface MailSending {
  /** For example `include:spf.mailer.example`. */
  readonly spf?: string
  /** The public key is base64 of its SubjectPublicKeyInfo. */
  readonly dkim?: { readonly selector: string; readonly publicKey: string }
}

/** The texts of a name's TXT records; undefined where no name server answered. */
export type FoundTexts = ReadonlyArray<string> | undefined

/** The domain of an address: what follows its last `@`, in lower case. */
export const mailDomainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase()

/** The names that are looked for at a sender's domain. */
export const mailRecordNames = (
  domain: string,
  { dkim }: MailSending,
): { readonly spf: string; readonly dkim?: string; readonly dmarc: string } => ({
  spf: domain,
  ...(dkim !== undefined && { dkim: `${dkim.selector}._domainkey.${domain}` }),
  dmarc: `_dmarc.${domain}`,
})

const isSpf = (text: string): boolean => /^v=spf1(?:\s|$)/i.test(text)
const termsOf = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/)
const plain = (term: string): string => term.toLowerCase().replace(/^\+/, "")

/** The SPF record with a mechanism, before the term that decides about everybody else. */
const withMechanism = (record: string, mechanism: string): string => {
  const terms = termsOf(record)
  const last = terms.findIndex((term) => /^[+?~-]?all$|^redirect=/i.test(term))
  return (last < 0 ? [...terms, mechanism] : terms.toSpliced(last, 0, mechanism)).join(" ")
}

const spfRecord = (domain: string, texts: FoundTexts, mechanism: string | undefined): MailRecord => {
  const found = (texts ?? []).filter(isSpf)
  const record = { kind: "spf", name: domain, found } as const
  if (texts === undefined) return { ...record, state: "notAnswered" }
  if (found.length > 1) return { ...record, state: "several" }
  if (mechanism === undefined) return { ...record, state: "notSetUp" }
  const [only] = found
  if (only === undefined) return { ...record, state: "missing", publish: `v=spf1 ${mechanism} ~all` }
  if (termsOf(only).map(plain).includes(plain(mechanism))) return { ...record, state: "set" }
  return { ...record, state: "other", publish: withMechanism(only, mechanism) }
}

/** The value of a tag in a list such as `v=DKIM1; p=…`, without its white space. */
const tagOf = (text: string, tag: string): string | undefined =>
  text
    .split(";")
    .map((part) => part.split("=", 1)[0]?.trim().toLowerCase() === tag && part.slice(part.indexOf("=") + 1))
    .find((value) => value !== false)
    ?.replaceAll(/\s/g, "")

const dkimRecord = (name: string, texts: FoundTexts, publicKey: string): MailRecord => {
  const record = { kind: "dkim", name, found: texts ?? [] } as const
  const publish = `v=DKIM1; k=rsa; p=${publicKey}`
  if (texts === undefined) return { ...record, state: "notAnswered" }
  if (texts.length === 0) return { ...record, state: "missing", publish }
  if (texts.length > 1) return { ...record, state: "several", publish }
  return tagOf(texts[0] ?? "", "p") === publicKey ? { ...record, state: "set" } : { ...record, state: "other", publish }
}

const policies = new Set(["none", "quarantine", "reject"])

const dmarcRecord = (name: string, texts: FoundTexts): MailRecord => {
  const found = (texts ?? []).filter((text) => /^v=DMARC1\s*(?:;|$)/.test(text))
  const record = { kind: "dmarc", name, found } as const
  const publish = "v=DMARC1; p=none"
  if (texts === undefined) return { ...record, state: "notAnswered" }
  if (found.length > 1) return { ...record, state: "several" }
  if (found.length === 0) return { ...record, state: "missing", publish }
  return policies.has(tagOf(found[0] ?? "", "p")?.toLowerCase() ?? "")
    ? { ...record, state: "set" }
    : { ...record, state: "other", publish }
}

/** The records of a sender's domain by what was found under each name. Sources: RFC 7208, RFC 6376, RFC 7489. Ours. */
export const mailRecords = (
  domain: string,
  sending: MailSending,
  textsOf: (name: string) => FoundTexts,
): ReadonlyArray<MailRecord> => {
  const names = mailRecordNames(domain, sending)
  const { dkim } = sending
  return [
    spfRecord(names.spf, textsOf(names.spf), sending.spf),
    dkim === undefined || names.dkim === undefined
      ? { kind: "dkim", name: domain, state: "notSetUp", found: [] }
      : dkimRecord(names.dkim, textsOf(names.dkim), dkim.publicKey),
    dmarcRecord(names.dmarc, textsOf(names.dmarc)),
  ]
}
