import { mendedCreative, type PolicyFinding, policyFindings, type PolicyStatement } from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { planOf, type SessionChange, type SignupSession, withParts } from "@domain/signup"
import { useMemo, useState } from "react"

type SaidByAds = Pick<SignupSession["creative"], "creativeDetail" | "offerDetail">

const saidBy = ({ creative: { creativeDetail, offerDetail } }: SignupSession): SaidByAds => ({
  ...(creativeDetail !== undefined && { creativeDetail }),
  ...(offerDetail !== undefined && { offerDetail }),
})

/** The last mending: what stood there before it, what it made, and how many texts it changed. */
interface Mending {
  readonly before: SaidByAds
  readonly after: SaidByAds
  readonly count: number
}

/** The most statements that a draft keeps. */
const mostStatements = 20

const isAbout =
  ({ topic, found, text }: PolicyFinding) =>
  (said: PolicyStatement): boolean =>
    said.topic === topic && said.words === found && said.text === text

/**
 * The draft with the chosen findings mended, and how many texts changed. A text with two faults is mended one fault after the
 * other, each from the words as they then are.
 */
const mendAll = (details: SignupSession, chosen: ReadonlyArray<PolicyFinding>) => {
  const textNow = new Map<string, string>()
  let mended = details
  for (const { part, text, topic } of chosen) {
    const key = `${part} ${text}`
    const present = textNow.get(key) ?? text
    const next = policyFindings(planOf(mended)).find(
      (one) => one.part === part && one.text === present && one.topic === topic,
    )
    const creative = next === undefined ? undefined : mendedCreative(planOf(mended), next)
    if (next?.mended === undefined || creative === undefined) continue
    mended = withParts(mended, { creative })
    textNow.set(key, next.mended)
  }
  return { mended, count: textNow.size }
}

/** What networks may refuse in a draft's ads, with the ways to mend it, to undo the mending, and to say that it means something else. */
export const usePolicyCheck = (details: SignupSession, change: (changes: SessionChange) => void) => {
  const findings = useMemo(() => policyFindings(planOf(details)), [details])
  const [mending, setMending] = useState<Mending>()
  const { policyStatements = [] } = details.creative
  const use = (chosen: ReadonlyArray<PolicyFinding>) => {
    const { mended, count } = mendAll(details, chosen)
    if (count === 0) return
    const after = saidBy(mended)
    change({ creative: after })
    setMending({ before: saidBy(details), after, count })
  }
  const state = (statements: ReadonlyArray<PolicyStatement>) =>
    change({ creative: { policyStatements: statements.length === 0 ? null : statements } })
  const isLast = mending !== undefined && canonicalJson(saidBy(details)) === canonicalJson(mending.after)
  return {
    findings,
    use,
    /** How many texts the last mending changed, and how to take it back; undefined once other words stand there. */
    mended: isLast
      ? {
          count: mending.count,
          undo: () => {
            change({ creative: mending.before })
            setMending(undefined)
          },
        }
      : undefined,
    /** Whether one more statement can be kept. */
    maySay: policyStatements.length < mostStatements,
    say: (finding: PolicyFinding) =>
      state([
        ...policyStatements.filter((said) => !isAbout(finding)(said)),
        { topic: finding.topic, words: finding.found, text: finding.text },
      ]),
    takeBack: (finding: PolicyFinding) => state(policyStatements.filter((said) => !isAbout(finding)(said))),
  }
}

export type PolicyCheck = ReturnType<typeof usePolicyCheck>
