import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { CommentId, type DecidedContent, type SummaryComment, type WrittenComment } from "@domain/signup"
import { type StoredDecision, SummaryDecisions } from "../ports/summary-decisions.ts"

interface Row {
  readonly decision: StoredDecision
  readonly shown: string
}

/** Decisions in the in-memory database, by portal and session. */
export const memorySummaryDecisions = Layer.effect(
  SummaryDecisions,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<string, ReadonlyArray<Row>>("summary-decisions")
    const numbers = database.table<"comments", number>("summary-comment-numbers")
    const numbered = (comment: WrittenComment): SummaryComment => {
      const number = (numbers.get("comments") ?? 0) + 1
      numbers.set("comments", number)
      return { ...comment, commentId: CommentId.make(number) }
    }
    const rowsOf = (portalId: number, sessionId: string) => rows.get(`${portalId} ${sessionId}`) ?? []
    return {
      add: (portalId, sessionId, decision, shown) =>
        Effect.sync(() => {
          const comments = decision.comments.map(numbered)
          const row = { decision: { ...decision, comments }, shown }
          rows.set(`${portalId} ${sessionId}`, [row, ...rowsOf(portalId, sessionId)])
        }),
      of: (portalId, sessionId) => Effect.sync(() => rowsOf(portalId, sessionId).map(({ decision }) => decision)),
      markComment: (portalId, sessionId, commentId, doneAt) =>
        Effect.sync(() => {
          const marked = ({ doneAt: _before, ...comment }: SummaryComment): SummaryComment =>
            doneAt === undefined ? comment : { ...comment, doneAt }
          const ofSession = rowsOf(portalId, sessionId)
          const isThere = ofSession.some(({ decision }) => decision.comments.some((one) => one.commentId === commentId))
          const changed = ofSession.map(({ decision, shown }) => ({
            decision: {
              ...decision,
              comments: decision.comments.map((one) => (one.commentId === commentId ? marked(one) : one)),
            },
            shown,
          }))
          if (isThere) rows.set(`${portalId} ${sessionId}`, changed)
          return isThere
        }),
      lastShown: (portalId, sessionId) =>
        Effect.sync(() =>
          Option.map(
            Option.fromUndefinedOr(rowsOf(portalId, sessionId)[0]),
            ({ shown }) => JSON.parse(shown) as DecidedContent,
          ),
        ),
    }
  }),
)
