import { Result } from "effect"
import type { FieldFailure } from "./field-failure.ts"
import { hostOf, website } from "./website.ts"

/** Hosts that are somebody's page on a network and not a website of their own. */
export const socialHosts = [
  "bsky.app",
  "facebook.com",
  "fb.com",
  "fb.me",
  "fb.watch",
  "instagr.am",
  "instagram.com",
  "linkedin.com",
  "lnkd.in",
  "m.me",
  "pin.it",
  "pinterest.co.uk",
  "pinterest.com",
  "reddit.com",
  "snapchat.com",
  "t.co",
  "t.me",
  "telegram.me",
  "threads.com",
  "threads.net",
  "tiktok.com",
  "twitter.com",
  "wa.me",
  "whatsapp.com",
  "x.com",
  "youtu.be",
  "youtube.com",
] as const

const isSocialHost = (host: string): boolean =>
  socialHosts.some((social) => host === social || host.endsWith(`.${social}`))

/** Whether an address belongs to a social network. Spec: "social links discouraged". */
export const isSocialLink = (typed: string): boolean =>
  isSocialHost(Result.match(website(typed), { onFailure: () => "", onSuccess: hostOf }))

/** The advice beside a website that is accepted all the same: a social link is discouraged, not refused. Spec: validation rules. */
export const websiteAdvice = (typed: string): FieldFailure | undefined =>
  isSocialLink(typed) ? { key: "validation.websiteIsSocial" } : undefined
