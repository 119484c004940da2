import { expect, test } from "vitest";
import { parseCurl } from "./support/parse-curl.js";

test("a command is read as a shell and curl read it", () => {
  const command = `curl --request PUT 'https://api.example.com/it'\\''s' \\\n  --header "A: b $C" \\\n  --data '{\n  "d": "$C"\n}'\n`;
  const { headers, ...request } = parseCurl(command, { C: "c" });
  expect(request).toEqual({ method: "PUT", url: "https://api.example.com/it's", body: '{\n  "d": "$C"\n}' });
  expect([...headers]).toEqual([["a", "b c"]]);
});

test.each([
  ["curl 'https://a'", "GET"],
  ["curl --head 'https://a'", "HEAD"],
  ["curl --data '' 'https://a'", "POST"],
])("%s has its method", (command, method) => {
  expect(parseCurl(command, {}).method).toBe(method);
});

test.each([
  ["wget 'https://a'", "not curl"],
  ["curl", "no address"],
  ["curl 'https://a' 'https://b'", "unexpected"],
  ["curl --unknown 'https://a'", "unexpected"],
  ["curl 'https://a' --data", "no value"],
  ['curl "https://a/$NOBODY"', "not set"],
  ['curl "`id`"', "as it is"],
  ["curl https://a?b", "as it is"],
  ["curl 'https://a'; id", "as it is"],
  ["curl 'https://a'\nid", "two commands"],
  ["curl 'https://a", "as it is"],
])("%s is refused", (command, message) => {
  expect(() => parseCurl(command, {})).toThrow(message);
});
