import { Document, Image, Page, Path, renderToBuffer, Svg, Text, View } from "@react-pdf/renderer"
import { createElement as h, type ReactNode } from "react"
import type { DocumentBrand } from "@application/wallet/ports"
import { isRightToLeft, type PortalLanguage } from "@domain/portals"
import { isGstStateCode } from "@domain/validation"
import type { BillingDocument, Buyer, DocumentLine, IssuedDocument } from "@domain/wallet"
import { documentWords, type DocumentWords, type Translate } from "./document-words.ts"
import { fontFamily } from "./fonts.ts"
import { inWords } from "./in-words.ts"
import { markPicture } from "./mark-picture.ts"
import { qrPath } from "./qr-path.ts"
import { stylesFor, type Styles } from "./styles.ts"

/** What every part of the page needs. */
interface Look {
  readonly words: DocumentWords
  readonly styles: Styles
}

type Style = Styles[keyof Styles]

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** A text; one without a letter from right to left is read from the left, wherever it stands. */
const text = (style: Style, content: string | undefined): ReactNode => {
  if (content === undefined || content === "") return null
  return h(Text, { style: rightToLeft.test(content) ? style : [style, { direction: "ltr" as const }] }, content)
}

const fact = ({ styles }: Look, label: string, value: string | undefined): ReactNode =>
  value === undefined
    ? null
    : h(View, { style: styles.fact, key: label }, text(styles.label, label), text(styles.value, value))

const stateName = ({ words }: Look, code: string | undefined): string | undefined =>
  code !== undefined && isGstStateCode(code) ? `${words.text(`state.${code}`)} (${code})` : undefined

const party = (look: Look, label: string, region: string, { name, address, taxNumber, state }: Buyer): ReactNode => {
  const { styles, words } = look
  return h(
    View,
    { style: styles.party },
    text(styles.label, words.text(label)),
    text(styles.strong, name),
    text(styles.plain, address),
    text(styles.plain, stateName(look, state)),
    text(styles.plain, taxNumber === undefined ? undefined : words.text(`taxNumber.${region}`, { number: taxNumber })),
  )
}

/** A row of a line's cells: what it is for, then amounts. */
const row = ({ styles }: Look, key: string, isHead: boolean, [what, ...amounts]: ReadonlyArray<ReactNode>): ReactNode =>
  h(
    View,
    { style: isHead ? styles.head : styles.row, key, wrap: false },
    h(View, { style: styles.what }, what),
    ...amounts.map((amount, index) => h(View, { style: styles.cell, key: index }, amount)),
  )

const taxesOf = ({ words, styles }: Look, { taxes }: DocumentLine): ReactNode =>
  h(
    View,
    {},
    ...taxes.map(({ kind, ratePercent, amount }) =>
      h(
        View,
        { key: kind },
        text(styles.amount, words.money(amount)),
        text(styles.small, words.text("taxOf", { name: kind, rate: ratePercent })),
      ),
    ),
  )

const table = (look: Look, { lines, taxes }: BillingDocument): ReactNode => {
  const { styles, words } = look
  const isTaxed = taxes.length > 0
  const hasDiscount = lines.some(({ discount }) => discount !== 0)
  const columns = (
    cells: Readonly<Record<"what" | "amount" | "discount" | "taxable" | "tax" | "total", ReactNode>>,
  ) => [
    cells.what,
    cells.amount,
    ...(hasDiscount ? [cells.discount] : []),
    ...(isTaxed ? [cells.taxable, cells.tax, cells.total] : []),
  ]
  const headed = (key: string) => text(styles.headCell, words.text(key))
  const money = (amount: number) => text(styles.amount, words.money(amount))
  const head = columns({
    what: text(styles.headWhat, words.text("description")),
    amount: headed("amount"),
    discount: headed("discount"),
    taxable: headed("taxable"),
    tax: headed("tax"),
    total: headed("total"),
  })
  return h(
    View,
    { style: styles.table },
    row(look, "head", true, head),
    ...lines.map((line) =>
      row(
        look,
        line.kind,
        false,
        columns({
          what: h(
            View,
            {},
            text(styles.plain, words.text(`line.${line.kind}`)),
            text(
              styles.smallStart,
              line.serviceCode === undefined ? undefined : words.text("serviceCode", { code: line.serviceCode }),
            ),
          ),
          amount: money(line.amount),
          discount: money(0 - line.discount),
          taxable: money(line.taxable),
          tax: taxesOf(look, line),
          total: money(line.taxable + line.taxes.reduce((sum, { amount }) => sum + amount, 0)),
        }),
      ),
    ),
  )
}

const totals = ({ styles, words }: Look, { taxable, taxes, total }: BillingDocument): ReactNode => {
  const line = (label: string, amount: number, isLast = false) =>
    h(
      View,
      { style: isLast ? styles.total : styles.sum, key: label },
      text(isLast ? styles.strong : styles.plain, label),
      text(isLast ? styles.strongAmount : styles.amount, words.money(amount)),
    )
  return h(
    View,
    { style: styles.totals, wrap: false },
    ...(taxes.length === 0 ? [] : [line(words.text("beforeTax"), taxable)]),
    ...taxes.map(({ kind, ratePercent, amount }) =>
      line(words.text("taxOf", { name: kind, rate: ratePercent }), amount),
    ),
    line(words.text("total"), total, true),
  )
}

const titleOf = ({ kind, seller }: BillingDocument): string =>
  kind === "invoice" && seller.taxNumber === undefined ? "title.plainInvoice" : `title.${kind}`

const facts = (look: Look, document: BillingDocument): ReactNode => {
  const { words } = look
  const { number, issuedOn, financialYear, stateOfSupply, campaignName, refersTo, taxes } = document
  const about = refersTo.map((one) => words.text("aboutOne", { number: one.number, date: words.day(one.issuedOn) }))
  return h(
    View,
    { style: look.styles.facts },
    fact(look, words.text("number"), number),
    fact(look, words.text("date"), words.day(issuedOn)),
    fact(look, words.text("year"), financialYear),
    fact(look, words.text("supply"), taxes.length === 0 ? undefined : stateName(look, stateOfSupply)),
    fact(look, words.text("campaign"), campaignName),
    fact(look, words.text("about"), about.length === 0 ? undefined : about.join("\n")),
  )
}

/** What the tax office's portal gave an invoice: its number there, and the code that it signed. */
const registrationOf = (look: Look, { registration }: IssuedDocument): ReactNode => {
  if (registration === undefined) return null
  const { styles, words } = look
  const { irn, acknowledgementNumber, acknowledgedAt, signedQr, cancellation } = registration
  const { path, size } = qrPath(signedQr)
  return h(
    View,
    { style: styles.registration, wrap: false },
    h(Svg, { viewBox: `0 0 ${size} ${size}`, style: styles.qr }, h(Path, { d: path, fill: "#000" })),
    h(
      View,
      { style: styles.registered },
      text(styles.label, words.text("registration.irn")),
      // A number of 64 characters is set in two lines.
      text(styles.value, `${irn.slice(0, 32)}\n${irn.slice(32)}`),
      text(styles.label, words.text("registration.acknowledgement")),
      text(styles.value, acknowledgementNumber),
      text(styles.label, words.text("registration.acknowledged")),
      text(styles.value, words.moment(acknowledgedAt)),
      ...(cancellation === undefined
        ? []
        : [
            text(styles.label, words.text("registration.cancelled")),
            text(styles.value, words.moment(cancellation.cancelledAt)),
          ]),
    ),
  )
}

/** A document as an A4 page in the portal's brand and a language, from right to left where it is written so. */
export const documentPdf = async (
  translate: Translate,
  document: IssuedDocument,
  brand: DocumentBrand,
  language: PortalLanguage,
): Promise<Uint8Array> => {
  const { seller, buyer, kind, issuedOn, currency, total, zoneStatement, taxes } = document
  const undertaking = taxes.find((tax) => tax.undertaking !== undefined)?.undertaking
  const words = documentWords(translate, language, seller.region, currency)
  const styles = stylesFor(brand.theme, isRightToLeft(language))
  const look: Look = { words, styles }
  const { legalName, ...registered } = seller
  const mark = await markPicture(brand)
  const spoken = inWords(total, currency, language)
  const page = h(
    Page,
    { size: "A4", style: { ...styles.page, fontFamily } },
    h(
      View,
      { style: styles.top },
      h(
        View,
        { style: styles.sign },
        mark === undefined ? null : h(Image, { src: mark, style: styles.mark }),
        text(styles.brand, brand.title),
      ),
      text(styles.title, words.text(titleOf(document))),
    ),
    h(
      View,
      { style: styles.parties },
      party(look, "seller", seller.region, { ...registered, name: legalName }),
      party(look, "buyer", seller.region, buyer),
    ),
    facts(look, document),
    table(look, document),
    totals(look, document),
    h(
      View,
      { style: styles.spoken },
      text(styles.label, spoken === undefined ? undefined : words.text("words")),
      text(styles.plain, spoken),
    ),
    registrationOf(look, document),
    text(styles.note, zoneStatement === undefined ? undefined : words.text(`zone.${zoneStatement}`)),
    text(styles.note, undertaking === undefined ? undefined : words.text("zone.letter", { number: undertaking })),
    text(styles.note, words.text(`note.${kind}`)),
    text(styles.note, words.text("unsigned")),
  )
  const created = new Date(`${issuedOn}T00:00:00Z`)
  return renderToBuffer(
    h(
      Document,
      { title: document.number, author: legalName, creationDate: created, modificationDate: created, language },
      page,
    ),
  )
}
