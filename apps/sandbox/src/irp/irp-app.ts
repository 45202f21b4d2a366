import { randomBytes } from "node:crypto"
import { Hono, type Context as HonoContext } from "hono"
import type { Context, Env } from "../core/context.ts"
import { failureMiddleware } from "../core/failures.ts"
import { asArray, asObject, asText, type JsonObject, parseJson } from "../core/json.ts"
import { logMiddleware } from "../core/request-log.ts"
import { sameSecret, sha256Hex } from "../core/signatures.ts"
import { type Fault, invoiceFaults } from "./invoice-faults.ts"
import { opened, openedByPortal, sealed, signed } from "./irp-cipher.ts"

const tokenHours = 6
const cancelHours = 24

/** A moment by India's clock, as the portal writes it: 2026-11-20 14:30:00. */
const moment = (at: number): string => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ")

const refused = (faults: ReadonlyArray<Fault>, notes: JsonObject[] | null = null): JsonObject => ({
  Status: 0,
  Data: null,
  ErrorDetails: faults.map(([ErrorCode, ErrorMessage]) => ({ ErrorCode, ErrorMessage })),
  InfoDtls: notes,
})

const accepted = (data: JsonObject | string): JsonObject => ({
  Status: 1,
  Data: data,
  ErrorDetails: null,
  InfoDtls: null,
})

/** The financial year of a day of the portal's form: 20/11/2026 is in 2026-27. */
const yearOf = (day: string): string => {
  const [, month = "", year = ""] = day.split("/")
  const first = Number(year) - (Number(month) < 4 ? 1 : 0)
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`
}

interface Session {
  readonly gstin: string
  readonly user: string
  readonly token: string
  readonly key: Uint8Array
  readonly until: number
}

/** An invoice registration portal behind `/irp`, by NIC's protocol: sessions v1.04, invoices v1.03 with schema 1.1. */
export const irpApp = (context: Context): Hono<Env> => {
  const { credentials, clock } = context
  const registered = new Map<string, JsonObject>()
  const owners = new Map<string, { readonly gstin: string; readonly at: number }>()
  const sessions = new Map<string, Session>()
  const [gstins, users, passwords] = [
    credentials.EINVOICE_GSTIN,
    credentials.EINVOICE_USER_NAME,
    credentials.EINVOICE_PASSWORD,
  ].map((all) => all.split(","))
  const account = (gstin: string | undefined) => {
    const place = gstins?.indexOf(gstin ?? "") ?? -1
    return { gstin: gstin ?? "", user: users?.[place] ?? "", password: passwords?.[place] ?? "" }
  }
  const app = new Hono<Env>()
  app.use("*", logMiddleware(context.log, "irp", clock.now, "/irp"))
  app.use(
    "*",
    failureMiddleware(context.failures, "irp", {
      error: () => refused([["2146", "Unable to create IRN, please try after some time"]]),
      rateLimit: { status: 429, body: refused([["1010", "Too many requests"]]) },
    }),
  )
  app.use("*", async (c, next) => {
    const isKnown =
      sameSecret(c.req.header("client_id") ?? "", credentials.EINVOICE_CLIENT_ID) &&
      sameSecret(c.req.header("client_secret") ?? "", credentials.EINVOICE_CLIENT_SECRET) &&
      account(c.req.header("gstin")).user !== ""
    return isKnown ? next() : c.json(refused([["1001", "Invalid client-id, client-secret or GSTIN"]]))
  })
  app.post("/eivital/v1.04/auth", async (c) => {
    const { Data } = asObject(parseJson(await c.req.text()))
    const { UserName, Password, AppKey } = asObject(parseJson(openedByPortal(asText(Data) ?? "")))
    const own = account(c.req.header("gstin"))
    const isUser = sameSecret(asText(UserName) ?? "", own.user) && sameSecret(asText(Password) ?? "", own.password)
    const appKey = Buffer.from(asText(AppKey) ?? "", "base64")
    if (!isUser || appKey.length !== 32) return c.json(refused([["1002", "Invalid login credentials"]]))
    const open = sessions.get(own.gstin)
    const session: Session =
      open !== undefined && open.until >= clock.now()
        ? open
        : {
            gstin: own.gstin,
            user: own.user,
            token: randomBytes(18).toString("base64url"),
            key: randomBytes(32),
            until: clock.now() + tokenHours * 3_600_000,
          }
    sessions.set(own.gstin, session)
    return c.json(
      accepted({
        ClientId: credentials.EINVOICE_CLIENT_ID,
        UserName: own.user,
        AuthToken: session.token,
        Sek: sealed(session.key, appKey),
        TokenExpiry: moment(session.until),
      }),
    )
  })
  const holder = (c: HonoContext): Session | undefined => {
    const session = sessions.get(c.req.header("gstin") ?? "")
    return session !== undefined &&
      session.until > clock.now() &&
      sameSecret(c.req.header("authtoken") ?? "", session.token) &&
      c.req.header("user_name") === session.user
      ? session
      : undefined
  }
  const noToken = refused([["1005", "Invalid Token"]])
  app.post("/eicore/v1.03/Invoice", async (c) => {
    const held = holder(c)
    if (held === undefined) return c.json(noToken)
    const { Data } = asObject(parseJson(await c.req.text()))
    const invoice = asObject(parseJson(opened(asText(Data) ?? "", held.key)))
    const faults = invoiceFaults(invoice, held.gstin)
    if (faults.length > 0) return c.json(refused(faults))
    const document = asObject(invoice["DocDtls"])
    const [seller, buyer] = [asObject(invoice["SellerDtls"]), asObject(invoice["BuyerDtls"])]
    const [type, no, day] = [document["Typ"], document["No"], document["Dt"]].map((one) => asText(one) ?? "")
    const irn = sha256Hex(`${asText(seller["Gstin"])}${yearOf(day ?? "")}${type}${no}`)
    const known = registered.get(irn)
    if (known?.["Status"] === "CNL") return c.json(refused([["2278", "IRN is already generated and cancelled"]]))
    if (known !== undefined) {
      const { AckNo = "", AckDt = "" } = known
      const note = { InfCd: "DUPIRN", Desc: { AckNo, AckDt, Irn: irn } }
      return c.json(refused([["2150", "Duplicate IRN"]], [note]))
    }
    const items = asArray(invoice["ItemList"])
    const acknowledged = moment(clock.now())
    const registration: JsonObject = {
      AckNo: 112_610_000_000_001 + registered.size,
      AckDt: acknowledged,
      Irn: irn,
      SignedInvoice: await signed({ ...invoice, Irn: irn }),
      SignedQRCode: await signed({
        SellerGstin: seller["Gstin"],
        BuyerGstin: buyer["Gstin"],
        DocNo: no,
        DocTyp: type,
        DocDt: day,
        TotInvVal: asObject(invoice["ValDtls"])["TotInvVal"],
        ItemCnt: items.length,
        MainHsnCode: asObject(items[0])["HsnCd"],
        Irn: irn,
        IrnDt: acknowledged,
      }),
      Status: "ACT",
    }
    registered.set(irn, registration)
    owners.set(irn, { gstin: held.gstin, at: clock.now() })
    return c.json(accepted(sealed(JSON.stringify(registration), held.key)))
  })
  app.post("/eicore/v1.03/Invoice/Cancel", async (c) => {
    const held = holder(c)
    if (held === undefined) return c.json(noToken)
    const { Data } = asObject(parseJson(await c.req.text()))
    const { Irn, CnlRsn, CnlRem } = asObject(parseJson(opened(asText(Data) ?? "", held.key)))
    const irn = asText(Irn) ?? ""
    const [known, owner] = [registered.get(irn), owners.get(irn)]
    if (!/^[1-4]$/.test(asText(CnlRsn) ?? "")) return c.json(refused([["5002", "CnlRsn is missing or invalid"]]))
    if ((asText(CnlRem) ?? "").length > 100) return c.json(refused([["5002", "CnlRem is too long"]]))
    if (known === undefined || owner === undefined)
      return c.json(refused([["2148", "Requested IRN data is not available"]]))
    if (owner.gstin !== held.gstin) return c.json(refused([["2143", "Invoice does not belongs to the user GSTIN"]]))
    if (known["Status"] === "CNL") return c.json(refused([["9999", "Invoice is not active"]]))
    if (clock.now() >= owner.at + cancelHours * 3_600_000)
      return c.json(refused([["2270", "The allowed cancellation time limit is crossed, you cannot cancel the IRN"]]))
    registered.set(irn, { ...known, Status: "CNL" })
    return c.json(accepted(sealed(JSON.stringify({ Irn: irn, CancelDate: moment(clock.now()) }), held.key)))
  })
  app.get("/eicore/v1.03/Invoice/irn/:irn", (c) => {
    const held = holder(c)
    if (held === undefined) return c.json(noToken)
    const found = registered.get(c.req.param("irn"))
    if (found === undefined) return c.json(refused([["2148", "Requested IRN data is not available"]]))
    return c.json(accepted(sealed(JSON.stringify(found), held.key)))
  })
  return app
}
