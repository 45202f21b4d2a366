import type { ProposalField, ProposalLine, ProposalValue } from "./proposal.ts"
import type { SubjectFacts } from "./subject-facts.ts"

const isSame = (one: ProposalValue | undefined, other: ProposalValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const line = (field: ProposalField, before?: ProposalValue, after?: ProposalValue): ProposalLine => ({
  field,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
})

/** The fields whose values a change replaces by others. */
export const linesOf = (facts: SubjectFacts, after: SubjectFacts): ReadonlyArray<ProposalLine> =>
  Object.entries(after)
    .map(([name, value]) => line(name as ProposalField, facts[name as ProposalField], value))
    .filter(({ before, after: value }) => !isSame(before, value))

/** What differs by now from the values that a proposal began from. */
export const changedSince = (lines: ReadonlyArray<ProposalLine>, facts: SubjectFacts): ReadonlyArray<ProposalLine> =>
  lines
    .filter(({ field, before }) => !isSame(before, facts[field]))
    .map(({ field, before }) => line(field, before, facts[field]))

/** The values that a proposal began from, as one text that its hash is made of. */
export const baseText = (lines: ReadonlyArray<ProposalLine>): string =>
  JSON.stringify(lines.map(({ field, before }) => [field, before ?? null]))
