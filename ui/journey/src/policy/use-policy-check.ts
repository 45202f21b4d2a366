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
  ({ topic, found }: PolicyFinding) =>
  (said: PolicyStatement): boolean =>
    said.topic === topic && said.words.toLowerCase() === found.toLowerCase()

/** What networks may refuse in a draft's ads, with the ways to mend it, to undo the mending, and to say that it means something else. */
export const usePolicyCheck = (details: SignupSession, change: (changes: SessionChange) => void) => {
  const findings = useMemo(() => policyFindings(planOf(details)), [details])
  const [mending, setMending] = useState<Mending>()
  const { policyStatements = [] } = details.creative
  const use = (chosen: ReadonlyArray<PolicyFinding>) => {
    const before = saidBy(details)
    let mended = details
    let count = 0
    // A text with two faults is mended one fault after the other, each from the words as they then are.
    for (let left = chosen.length; left > 0; left -= 1) {
      const next = policyFindings(planOf(mended)).find(({ mended: words, topic, part }) =>
        words === undefined ? false : chosen.some((one) => one.topic === topic && one.part === part),
      )
      const creative = next === undefined ? undefined : mendedCreative(mended.creative, next)
      if (creative === undefined) break
      mended = withParts(mended, { creative })
      count += 1
    }
    const after = saidBy(mended)
    if (count === 0) return
    change({ creative: after })
    setMending({ before, after, count })
  }
  const state = (statements: ReadonlyArray<PolicyStatement>) =>
    change({ creative: { policyStatements: statements.length === 0 ? null : statements.slice(-mostStatements) } })
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
    say: (finding: PolicyFinding) =>
      state([
        ...policyStatements.filter((said) => !isAbout(finding)(said)),
        { topic: finding.topic, words: finding.found },
      ]),
    takeBack: (finding: PolicyFinding) => state(policyStatements.filter((said) => !isAbout(finding)(said))),
  }
}

export type PolicyCheck = ReturnType<typeof usePolicyCheck>
