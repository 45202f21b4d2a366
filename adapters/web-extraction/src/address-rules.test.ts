import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { allowedHosts, checkUrl, isPublicAddress, websiteCandidates } from "./address-rules.ts"

const none = allowedHosts("")
const verdict = (url: string, allowed = none) =>
  Result.match(checkUrl(url, allowed), { onSuccess: () => "allowed", onFailure: ({ _tag }) => _tag })

const insideAddresses = [
  "http://localhost:80",
  "http://localhost",
  "http://LOCALHOST.",
  "http://sub.localhost/",
  "http://127.0.0.1",
  "https://127.0.0.1:443",
  "http://127.127.127.127",
  "http://0.0.0.0:80",
  "http://0/",
  "http://127.1",
  "http://2130706433/",
  "http://3232235521/",
  "http://0x7f000001/",
  "http://0x7f.1/",
  "http://0177.0.0.1/",
  "http://o177.0.0.1.localhost/",
  "http://0251.0376.0251.0376/",
  "http://①②⑦.⓪.⓪.①/",
  "http://[::]:80/",
  "http://[::1]/",
  "http://[0000::1]:80/",
  "http://[0:0:0:0:0:ffff:127.0.0.1]",
  "http://[::ffff:7f00:1]",
  "http://[::127.0.0.1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001:0:1::1]/",
  "http://[fe80::1]/",
  "http://[fd00:ec2::254]/latest/",
  "http://169.254.169.254/latest/meta-data/",
  "http://10.0.0.1/",
  "http://172.16.4.4/",
  "http://192.168.1.1/",
  "http://100.100.100.200/",
  "http://198.18.0.1/",
  "http://224.0.0.1/",
  "http://255.255.255.255/",
  "http://metadata.google.internal/",
  "http://example.com:22/",
  "http://example.com:8080/",
  "https://8.8.8.8:6379/",
]

const notWebAddresses = [
  "file:///etc/passwd",
  "dict://127.0.0.1:11211/stat",
  "gopher://127.0.0.1:25/_MAIL",
  "sftp://evil.example:11111/",
  "ldap://localhost:11211/%0astats",
  "jar:http://127.0.0.1!/",
  "javascript:alert(1)",
  "http://user:secret@example.com/",
  "http://evil@127.0.0.1/",
  "http://shop/",
  "http://",
  "not an address",
  `http://example.com/${"a".repeat(3000)}`,
]

describe("addresses that may be fetched", () => {
  it.each(insideAddresses)("%s is refused: it is not a public web address", (url) => {
    expect(verdict(url)).toBe("AddressNotAllowed")
  })

  it.each(notWebAddresses)("%s is not a web address", (url) => {
    expect(verdict(url)).toBe("InvalidWebsiteUrl")
  })

  it.each(["https://example.com", "http://example.co.in/shop?x=1", "https://8.8.8.8/", "https://[2606:4700::1111]/"])(
    "%s is allowed",
    (url) => {
      expect(verdict(url)).toBe("allowed")
    },
  )

  it("an allow-listed host is allowed on its own port only", () => {
    const allowed = allowedHosts("localhost:4010, 127.0.0.1:4010")
    expect(verdict("http://localhost:4010/demo", allowed)).toBe("allowed")
    expect(verdict("http://127.0.0.1:4010/demo", allowed)).toBe("allowed")
    expect(verdict("http://localhost:4011/", allowed)).toBe("AddressNotAllowed")
    expect(verdict("http://localhost/", allowed)).toBe("AddressNotAllowed")
  })

  it("no private or loopback IPv4 address passes in any notation", () => {
    const octet = fc.integer({ min: 0, max: 255 })
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    )
    fc.assert(
      fc.property(inside, ([a, b, c, d]) => {
        const whole = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d
        const hex = (n: number) => n.toString(16)
        const octal = [a, b, c, d].map((n) => `0${n.toString(8)}`).join(".")
        const mapped = `[::ffff:${hex(a * 256 + b)}:${hex(c * 256 + d)}]`
        for (const host of [`${a}.${b}.${c}.${d}`, String(whole), `0x${hex(whole)}`, octal, mapped]) {
          expect(verdict(`http://${host}/`)).toBe("AddressNotAllowed")
        }
      }),
    )
  })

  it("DNS answers are checked like literal addresses", () => {
    expect(isPublicAddress("93.184.216.34")).toBe(true)
    expect(["::ffff:10.0.0.1", "fc00::1", "2002:c0a8:1::", "64:ff9b::a00:1", "nonsense"].map(isPublicAddress)).toEqual(
      Array(5).fill(false),
    )
  })
})

describe("a typed address", () => {
  it("without a scheme is tried over https, then http", () => {
    expect(websiteCandidates(" example.com/shop ")).toEqual(["https://example.com/shop", "http://example.com/shop"])
    expect(websiteCandidates("example.com:443")).toHaveLength(2)
  })

  it("with a scheme is taken as it is, and a sentence or e-mail address is refused", () => {
    expect(websiteCandidates("http://example.com")).toEqual(["http://example.com"])
    expect(websiteCandidates("javascript:alert(1)")).toEqual(["javascript:alert(1)"])
    expect(websiteCandidates("my shop")).toEqual([])
    expect(websiteCandidates("me@example.com")).toEqual([])
  })
})
