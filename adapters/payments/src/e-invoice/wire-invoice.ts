import { cutText, minorPerMajor } from "@domain/kernel"
import { gstStates, isGstStateCode } from "@domain/validation"
import type { BillingDocument, Buyer, DocumentLine } from "@domain/wallet"

const descriptions: Readonly<Record<DocumentLine["kind"], string>> = {
  media: "Internet advertising space",
  serviceFee: "Advertising services",
  addOn: "Advertising services",
  payment: "Payment",
  balance: "Balance",
}

const rupees = (amount: number): number => amount / minorPerMajor("INR")

/** The portal's form of a day: 20/11/2026. */
const wireDay = (on: string): string => on.split("-").toReversed().join("/")

/** The lengths that the portal takes. */
const longest = { name: 100, addressLine: 100 } as const

/** An address in the two lines that the portal has for it, which are cut between words. */
const addressLines = (address: string) => {
  const whole = address.replaceAll(/\s+/g, " ").trim()
  const cut = cutText(whole, longest.addressLine)
  const first = cut === whole || !cut.includes(" ") ? cut : cut.slice(0, cut.lastIndexOf(" "))
  const second = cutText(whole.slice(first.length).trim(), longest.addressLine)
  return { Addr1: first, ...(second.length >= 3 && { Addr2: second }) }
}

/** A party from its asked fields; its place is its state, by the tax office's name. */
const partyOf = (
  name: string,
  gstin: string | undefined,
  { address, state, postalCode }: Pick<Buyer, "address" | "state" | "postalCode">,
) => ({
  ...(gstin !== undefined && { Gstin: gstin }),
  LglNm: cutText(name, longest.name),
  ...addressLines(address),
  ...(state !== undefined && isGstStateCode(state) && { Loc: gstStates[state].name, Stcd: state }),
  ...(postalCode !== undefined && { Pin: Number(postalCode) }),
})

/** The sum of a tax over lines or documents, in rupees. */
const taxOf = (taxes: DocumentLine["taxes"], kind: string): number =>
  rupees(taxes.filter((tax) => tax.kind === kind).reduce((sum, { amount }) => sum + amount, 0))

const item = (line: DocumentLine, index: number) => ({
  SlNo: String(index + 1),
  PrdDesc: descriptions[line.kind],
  IsServc: "Y",
  HsnCd: line.serviceCode ?? "",
  Qty: 1,
  Unit: "OTH",
  UnitPrice: rupees(line.amount),
  TotAmt: rupees(line.amount),
  Discount: rupees(line.discount),
  AssAmt: rupees(line.taxable),
  GstRt: line.taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0),
  IgstAmt: taxOf(line.taxes, "IGST"),
  CgstAmt: taxOf(line.taxes, "CGST"),
  SgstAmt: taxOf(line.taxes, "SGST"),
  TotItemVal: rupees(line.taxable + line.taxes.reduce((sum, { amount }) => sum + amount, 0)),
})

const supplyOf = ({ buyer, taxes }: BillingDocument): string => {
  if (taxes.some(({ undertaking }) => undertaking !== undefined)) return "SEZWOP"
  return buyer.isInEconomicZone === true ? "SEZWP" : "B2B"
}

/** The portal's word for a document's kind. */
const wireKind = ({ kind }: Pick<BillingDocument, "kind">): string => (kind === "invoice" ? "INV" : "CRN")

/** A document in the portal's schema, version 1.1 (form INV-01), with amounts in rupees. */
export const wireInvoice = (document: BillingDocument) => {
  const { number, issuedOn, seller, buyer, stateOfSupply, lines, taxes, taxable, total, refersTo } = document
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: supplyOf(document), RegRev: "N", IgstOnIntra: "N" },
    DocDtls: { Typ: wireKind(document), No: number, Dt: wireDay(issuedOn) },
    SellerDtls: partyOf(seller.legalName, seller.taxNumber, seller),
    BuyerDtls: { ...partyOf(buyer.name, buyer.taxNumber, buyer), Pos: stateOfSupply ?? "" },
    ItemList: lines.map(item),
    ValDtls: {
      AssVal: rupees(taxable),
      CgstVal: taxOf(taxes, "CGST"),
      SgstVal: taxOf(taxes, "SGST"),
      IgstVal: taxOf(taxes, "IGST"),
      TotInvVal: rupees(total),
    },
    ...(refersTo.length > 0 && {
      RefDtls: { PrecDocDtls: refersTo.map((one) => ({ InvNo: one.number, InvDt: wireDay(one.issuedOn) })) },
    }),
  }
}
