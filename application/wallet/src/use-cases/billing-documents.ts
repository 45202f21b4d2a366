import { Effect } from "effect"
import { handler } from "@application/kernel"
import { defaultPage, offsetOf } from "@domain/kernel"
import { DocumentNotFound } from "@domain/wallet"
import { GetBillingDocument, ListBillingDocuments } from "../contract/billing-documents.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { DocumentFiles } from "../ports/document-files.ts"

export const listBillingDocuments = handler(
  ListBillingDocuments,
  Effect.fnUntraced(function* ({
    businessProfileId,
    kind,
    financialYear,
    campaignId,
    page = 1,
    limit = defaultPage.limit,
  }) {
    const documents = yield* BillingDocuments
    const filter = {
      ...(kind !== undefined && { kind }),
      ...(financialYear !== undefined && { financialYear }),
      ...(campaignId !== undefined && { campaignId }),
    }
    const found = yield* documents.list(businessProfileId, filter, { limit, offset: offsetOf({ page, limit }) })
    return { ...found, financialYears: yield* documents.years(businessProfileId) }
  }),
)

export const getBillingDocument = handler(
  GetBillingDocument,
  Effect.fnUntraced(function* ({ businessProfileId, documentId, language = "en" }) {
    const document = yield* (yield* BillingDocuments).byId(businessProfileId, documentId)
    if (document === undefined) return yield* new DocumentNotFound({})
    const { total: amount, currency } = document
    const totalInWords = (yield* DocumentFiles).inWords({ amount, currency }, language)
    return { ...document, ...(totalInWords !== undefined && { totalInWords }) }
  }),
)
