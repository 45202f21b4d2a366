import { ThrowAwayMail } from "@application/insights/ports"
import { Effect, Layer } from "effect"

/** Whether a domain or one that it is part of stands on the list: "a.mailinator.com" is of "mailinator.com". */
const isListed = (listed: ReadonlySet<string>, domain: string): boolean => {
  const labels = domain.toLowerCase().split(".")
  return labels.some((_, index) => index < labels.length - 1 && listed.has(labels.slice(index).join(".")))
}

/** The 8,300 domains of a public list of throw-away mailboxes, loaded on first use. */
export const listedThrowAwayMail = Layer.effect(
  ThrowAwayMail,
  Effect.promise(() => import("../data/throw-away-mail.json", { with: { type: "json" } })).pipe(
    Effect.map(({ default: { domains } }) => new Set<string>(domains)),
    Effect.cached,
    Effect.map((all) => ({ holds: (domain) => Effect.map(all, (listed) => isListed(listed, domain)) })),
  ),
)
