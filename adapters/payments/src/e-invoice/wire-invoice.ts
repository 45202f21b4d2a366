import { minorPerMajor } from "@domain/kernel"
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

const isState = (text: string): boolean => Object.values(gstStates).some(({ name }) => name === text)

/** An address by the parts that the portal asks for: its first 100 characters, its place and its PIN code, the last one in it. */
const addressOf = (address: string) => {
  const pin = address.match(/\b[1-9]\d{5}\b/g)?.at(-1)
  const parts = address
    .split(/,|\n/)
    .map((part) => part.replace(/\b\d{6}\b/g, "").trim())
    .filter((part) => part !== "" && !isState(part))
  const place = parts.at(-1)?.slice(0, 50) ?? ""
  return {
    Addr1: address.slice(0, 100),
    Loc: place.length < 3 ? address.slice(0, 50) : place,
    ...(pin !== undefined && { Pin: Number(pin) }),
  }
}

const partyOf = (name: string, gstin: string | undefined, { address, state }: Pick<Buyer, "address" | "state">) => ({
  ...(gstin !== undefined && { Gstin: gstin }),
  LglNm: name.slice(0, 100),
  ...addressOf(address),
  ...(state !== undefined && isGstStateCode(state) && { Stcd: state }),
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
