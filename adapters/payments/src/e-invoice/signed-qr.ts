import { createPublicKey } from "node:crypto"
import { compactVerify } from "jose"
import { Schema } from "effect"
import type { BillingDocument } from "@domain/wallet"

/** What a code says of its invoice, as a text inside the signed text. */
const Signed = Schema.fromJsonString(
  Schema.Struct({
    data: Schema.fromJsonString(
      Schema.Struct({
        SellerGstin: Schema.String,
        BuyerGstin: Schema.String,
        DocNo: Schema.String,
        Irn: Schema.String,
      }),
    ),
  }),
)
const decode = Schema.decodeUnknownSync(Signed)

/** Whether the portal's key signed a code, and it is about this document and number. */
export const isGenuineQr = async (
  signedQr: string,
  signingKey: string,
  irn: string,
  { number, seller, buyer }: BillingDocument,
): Promise<boolean> => {
  const key = createPublicKey({ key: Buffer.from(signingKey, "base64"), format: "der", type: "spki" })
  try {
    const { payload } = await compactVerify(signedQr, key, { algorithms: ["RS256"] })
    const { SellerGstin, BuyerGstin, DocNo, Irn } = decode(new TextDecoder().decode(payload)).data
    return Irn === irn && DocNo === number && SellerGstin === seller.taxNumber && BuyerGstin === buyer.taxNumber
  } catch {
    return false
  }
}
