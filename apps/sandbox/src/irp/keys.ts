/** The stand-in's public key in base64 (SPKI), by which requests are encrypted and codes are checked; it protects nothing. */
export const publicKey = [
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0L13KXL6nes5hUbUYrpwSG0Zaxfb8J7V7w82yAz8kZpnrHORNGwxhqNf",
  "Exipqok18eCsFOIzzp0uMtmCIG/Hd+31b3XtjGxTSHTRdZ+0Pk7OGnD2nDPr4p+YmEZny+wUU/ZRpfUFBkYZr6yErV1JX9rQMjbP",
  "A5Fi9OicQWhxMrXJqWhb3Fv/FmV+LXEZ4HkqESfYRVvDtJOgZJpOpjUdC5JY54x8yRTD93BCR17K8oGON07AHk7ThPtYfI7FNpUX",
  "7YVkkzjcO2dQ71+xUr26u5tBp7k/5R7LqPosusGRj9+bL76Ng+ZL7VTuENy+le6P+P98UaRFgIoS5mNs9WRuMQIDAQAB",
].join("")

/** Its private key in base64 (PKCS 8). */
export const privateKey = [
  "MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDQvXcpcvqd6zmFRtRiunBIbRlrF9vwntXvDzbIDPyRmmesc5E0",
  "bDGGo18TGKmqiTXx4KwU4jPOnS4y2YIgb8d37fVvde2MbFNIdNF1n7Q+Ts4acPacM+vin5iYRmfL7BRT9lGl9QUGRhmvrIStXUlf",
  "2tAyNs8DkWL06JxBaHEytcmpaFvcW/8WZX4tcRngeSoRJ9hFW8O0k6Bkmk6mNR0LkljnjHzJFMP3cEJHXsrygY43TsAeTtOE+1h8",
  "jsU2lRfthWSTONw7Z1DvX7FSvbq7m0GnuT/lHsuo+iy6wZGP35svvo2D5kvtVO4Q3L6V7o/4/3xRpEWAihLmY2z1ZG4xAgMBAAEC",
  "ggEAAl7YctXNr0vrzg3pHQrpegUVKBBwDLo9Czc0w85T8vJaMYzpbfs5j8IcswqRaLCgtnO6+Iy+El9aFjU+o1App3zCEAc6kKDt",
  "TDIZa9jJsvhxoj68qjbzu5Hc6YPJK3ltnKt8L2KKMVFL+uD+a7qWufox6ZQSQ0PcKBRZK+v79xuwotrxpDZxvi0P1hT5qx60E5/7",
  "3k/JE2z+GgNZoNX3LCBy1bmJYKnS5nWuQe72GDaZK+S2ZuW6StlxA4P3etcKDu2vTEPkC80kprdla5pJ8eWOqwr4nT5MypkDDn4o",
  "moIPiGpQUrSThpvWyL6vhhEAHQWPiORztI1plPNF6q41HQKBgQDvr3xXr5qzfzU16jLWkz2frgR9cAeBNK7Zs6gE9lOgJzEQGEuA",
  "BqWpvQd/QIdhmL/r1V4ZdhZBsAiaG6SGRLmH2HHzrWgWnfaSlx7Kc7YHDfdjLtc3gYnJbDHxFwn6KF6mL6RPlSZyh3756SzlSOl5",
  "Bb1xaNq543opu3xTGyZWdQKBgQDe8sHLia7+f/OnPCuwOLlzvocFxV4aAqo0rH3OI0AptJzN89hMk+2/aI82N7IqxiBwFGokmTay",
  "05Pw3vymX9XsGwMGSLpkjJtTgRVttUBwzFa2G3JyQhMP3AWqI22ayWSQvcTa8tNgQa3rAs50sFVCSGqynG4wB6cKJmUgO18ZTQKB",
  "gQDT5r1zeFi44HnWlJslgT818M8fZu/7luwOo/qjiHMeYAfMRu5Y3YeQrQH3ysDl0/m5MgXjVLcQk+TG+jFWU2QDaaQ03tXrSPQ5",
  "XUlniy0ex4YzNbIn7Go4nWL51niHpTEok24cvawkDQ6BO1jpzLA8wopdvWnCdg4G3y5m+tXGEQKBgCF6UHFw1k8vBXZaSbEng2mG",
  "9Z1/OpcrSUWplSaMEolwro8ai6NMH0o7uC2LBXz4zUwnNJ0USKtnq/JieYu+HlBa6gRajWql1nkejAoySl/lvyuPSYswss4R2uPm",
  "eAHjNe+qH1JFXko48pW0kS3igJr4ZtU1OjKKI6IZi9vgLnKNAoGBAIzvYBa1AXTYnljzWxYindZ/BVGxHcwrbIIYzkcveg6BY5CG",
  "jhiwBN1WAGVWyV3eYuN0tbTfNT/SvsMCBZTyA7qojvUocm62+FJIvPKr4KRh7HMee38IS9tWAU/1V3NlRcJUGQRYyv+ThuTJCSQf",
  "yoz+vvhHD9KyDEKkiNt39eQH",
].join("")
