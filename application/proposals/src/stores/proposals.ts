import { declaredStore, documentOf } from "@application/kernel"
import { BusinessProfileId } from "@domain/kernel"
import { Proposal } from "@domain/proposals"
import { Schema } from "effect"

const { id, ...fields } = Proposal.fields

/** Proposals of businesses. `maker` is the proposer as one text, `request` names the call, and `kind` and `subjectId` say what it is about. */
export const Proposals = declaredStore({
  table: "proposals",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id }),
    document: Schema.Struct({
      ...fields,
      part: Schema.Literals(["waiting", "done"]),
      maker: Schema.String,
      request: Schema.String,
      kind: Schema.String,
      subjectId: Schema.Int,
    }),
    copied: ["part", "maker", "request", "createdAt"],
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: {
    newest: { by: ["businessProfileId"], where: ["part"], order: ["createdAt", "id"], isDescending: true },
    ofMaker: { by: ["businessProfileId", "maker"], where: ["part"], order: ["id"] },
    ofRequest: { by: ["businessProfileId", "request"], order: ["id"] },
  },
  data: {
    kept: "for ever: who proposed a change, and who decided on it",
    owner: "business",
    audited: {
      clear: [
        "maker",
        "createdAt",
        "document.kind",
        "document.subjectId",
        "document.proposer",
        "document.base",
        "document.price",
        "document.status",
        "document.expiresAt",
        "document.decision",
        "document.failure",
        "document.undoes",
        "document.undoneBy",
      ],
      hidden: ["document.change", "document.subject", "document.reason", "document.lines", "document.changed"],
      unrecorded: [
        "part",
        "request",
        "documentVersion",
        "document.part",
        "document.maker",
        "document.request",
        "document.createdAt",
        "document.currency",
        "document.reviews",
      ],
    },
  },
})

/** How many proposals somebody made for a business on a day; the row is locked while one more is made. */
export const ProposalMakers = declaredStore({
  table: "proposal_makers",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, maker: Schema.String }),
    document: Schema.Struct({ day: Schema.String, made: Schema.Int }),
  }),
  key: ["businessProfileId", "maker"],
  data: {
    kept: "as long as the business: the limit of a day",
    owner: "business",
    audited: "each proposal is recorded itself",
  },
})
