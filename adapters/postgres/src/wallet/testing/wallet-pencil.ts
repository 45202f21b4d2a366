import { type ModelSpend, reportToModel } from "@domain/wallet/testing"

/** A campaign's money as its owner would write it down; minor units. */
export interface PencilCampaign extends ModelSpend {
  promised: number
  launches: number
  isPaid: boolean
  /** What went back while it is paused. */
  returned?: { readonly own: number; readonly promo: number } | undefined
  /** What its owner agreed to pay for it. */
  total: number
}

/** A payment: what it brings in, what it is for, and how much of the payment went back. */
export interface PencilPayment {
  readonly id: number
  readonly reference: string
  readonly amount: number
  readonly campaign?: number
  total: number
  isTaken: boolean
  isIn: boolean
  back: number
  dispute?: { readonly amount: number; readonly state: "open" | "won" | "lost" }
  /** Its lost dispute is written off, so that no issue is left. */
  isWrittenOff?: boolean
}

export interface PencilRefund {
  readonly id: number
  readonly payment: PencilPayment
  readonly amount: number
  state: "InProgress" | "Successful" | "Failed"
  /** Whether our books call the refund failed although the gateway carried it out after all. */
  isTakenAfterAll?: boolean
  /** Whether the refund was done and came back from its bank. */
  isReturned?: boolean
}

/** The least that a gateway takes of rupees. */
const leastCharge = 100

/** A wallet by arithmetic alone: what the books have to say after any story. */
export class Pencil {
  available = 0
  owed = 0
  /** What the house gave up of what it was owed. */
  writtenOff = 0
  readonly campaigns: ReadonlyArray<PencilCampaign> = [0, 1].map(() => ({
    promised: 0,
    own: 0,
    promo: 0,
    spent: 0,
    promoSpent: 0,
    house: 0,
    isHeld: false,
    launches: 0,
    isPaid: false,
    total: 0,
  }))
  readonly payments: Array<PencilPayment> = []
  readonly refunds: Array<PencilRefund> = []

  campaign(index: number): PencilCampaign {
    const campaign = this.campaigns[index]
    if (campaign === undefined) throw new Error(`There is no campaign ${index}`)
    return campaign
  }

  dueOf(total: number): number {
    const missing = Math.max(0, total - this.available)
    return missing === 0 ? 0 : Math.max(missing, leastCharge)
  }

  /** The wallet's money is promised to a campaign that is not paid yet, if it suffices. */
  promise(index: number, total: number): boolean {
    const campaign = this.campaign(index)
    if (campaign.isPaid || this.available < total) return false
    this.available -= total
    campaign.promised = total
    campaign.isPaid = true
    campaign.total = total
    return true
  }

  /** What the gateway has taken is credited, once. */
  credit(payment: PencilPayment): void {
    if (payment.isIn || !payment.isTaken) return
    payment.isIn = true
    this.available += payment.amount
    if (payment.campaign !== undefined) this.promise(payment.campaign, payment.total)
  }

  /** Takes money for good or for a dispute; what is not there is owed. */
  takeBack(payment: PencilPayment, amount: number): void {
    const covered = Math.min(this.available, amount)
    this.available -= covered
    this.owed += amount - covered
    payment.back += amount
  }

  giveBack(payment: PencilPayment, amount: number): void {
    const covered = Math.min(this.owed, amount)
    this.owed -= covered
    this.available += amount - covered
    payment.back -= amount
  }

  /** What the gateways kept, two of a hundred of each payment, which is the house's cost. */
  get fees(): number {
    return this.payments.reduce((sum, { isIn, amount }) => (isIn ? sum + Math.round(amount / 50) : sum), 0)
  }

  /** A refund that was done is in the wallet again. */
  returnRefund(refund: PencilRefund): void {
    refund.state = "Failed"
    refund.isReturned = true
    this.available += refund.amount
    refund.payment.back -= refund.amount
  }

  /** The house gives up what it is owed, at most this much; how much that is. */
  writeOff(amount: number): number {
    const lost = Math.min(this.owed, amount)
    this.owed -= lost
    this.writtenOff += lost
    return lost
  }

  get refundable(): number {
    return this.payments.reduce((sum, { isIn, amount, back }) => (isIn ? sum + amount - back : sum), 0)
  }

  /** The parts of a refund, the newest payment first. */
  refundParts(amount: number): ReadonlyArray<{ readonly payment: PencilPayment; readonly part: number }> {
    let left = amount
    return this.payments
      .filter(({ isIn }) => isIn)
      .toSorted((one, other) => other.id - one.id)
      .map((payment) => {
        const part = Math.min(left, payment.amount - payment.back)
        left -= part
        return { payment, part }
      })
      .filter(({ part }) => part > 0)
  }

  settleRefund(refund: PencilRefund, state: PencilRefund["state"]): void {
    if (refund.state !== "InProgress") return
    refund.state = state
    if (state !== "Failed") return
    this.available += refund.amount
    refund.payment.back -= refund.amount
  }

  launch(index: number, price: { readonly total: number; readonly media: number; readonly promo: number }): boolean {
    const campaign = this.campaign(index)
    if (campaign.isHeld) return true
    if (this.available + campaign.promised < price.total) return false
    this.available += campaign.promised - price.total
    Object.assign(campaign, {
      promised: 0,
      own: price.media - price.promo,
      promo: price.promo,
      isHeld: true,
      launches: campaign.launches + 1,
    })
    return true
  }

  /** Networks report a total: the lock pays up to what it holds, promotions first, and the house the rest. */
  spend(index: number, reported: number): void {
    this.available += reportToModel(this.campaign(index), reported)
  }

  /** The lock goes back; given up, with fee and tax where nothing was spent, else with the tax of what goes back. */
  end(index: number, givenUp?: { readonly charges: number; readonly taxOf: (own: number) => number }): void {
    const campaign = this.campaign(index)
    if (!campaign.isHeld) return
    const { own, spent } = campaign
    const charges = spent === 0 ? givenUp?.charges : givenUp?.taxOf(own)
    this.available += own + (charges ?? 0)
    Object.assign(campaign, { own: 0, promo: 0, isHeld: false, returned: undefined })
  }

  /** A pause gives the lock back, and the end of the pause takes as much again. */
  rest(index: number): void {
    const campaign = this.campaign(index)
    const { own, promo, returned } = campaign
    this.available += returned === undefined ? own : 0 - returned.own
    Object.assign(campaign, {
      own: returned === undefined ? 0 : own + returned.own,
      promo: returned === undefined ? 0 : promo + returned.promo,
      returned: returned === undefined ? { own, promo } : undefined,
    })
  }
}
