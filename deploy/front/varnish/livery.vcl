# Varnish in front of servers that `npm run serve` started with `--purge http://<this machine>:<port>/ --edge-fresh 3600`: pages are kept until the
# servers say which sites have changed. Something else ends TLS and sets X-Forwarded-Proto. Start it with `-p http_gzip_support=off`: pages come in
# brotli and gzip already. docs/deploy.md tells how.
vcl 4.1;

import directors;
import std;

probe ready {
  .request = "GET /readyz HTTP/1.1" "Host: 127.0.0.1" "Connection: close";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend one { .host = "127.0.0.1"; .port = "8080"; .connect_timeout = 1s; .first_byte_timeout = 65s; .probe = ready; }
backend two { .host = "127.0.0.1"; .port = "8081"; .connect_timeout = 1s; .first_byte_timeout = 65s; .probe = ready; }

# The servers that render, and nobody else.
acl servers {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new livery = directors.round_robin();
  livery.add_backend(one);
  livery.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = livery.backend();
  # A host has one form, so that no other way to write it keeps pages again.
  set req.http.Host = std.tolower(regsub(req.http.Host, "\.?(:[0-9]*)?$", ""));
  if (req.method == "PURGE") {
    # Visitors come from this machine, too, where what ends TLS runs on it; it says for whom it asks. Varnish itself adds
    # one address.
    if (!client.ip ~ servers || req.http.X-Forwarded-Proto || req.http.X-Forwarded-For ~ ",") {
      return (synth(405));
    }
    # Keys are divided by blanks: "site:one.example site:two.example".
    if (req.http.Surrogate-Key !~ "^[a-z]+:[A-Za-z0-9./-]+( [a-z]+:[A-Za-z0-9./-]+)*$") {
      return (synth(400));
    }
    set req.http.X-Keys = regsuball(req.http.Surrogate-Key, "\.", "[.]");
    set req.http.X-Keys = "(^|\s)(" + regsuball(req.http.X-Keys, " ", "|") + ")(\s|$)";
    ban("obj.http.Surrogate-Key ~ " + req.http.X-Keys);
    return (synth(200));
  }
  # Nobody signs in over plain http.
  if (req.http.X-Forwarded-Proto == "http") {
    return (synth(308));
  }
  # Calls go on as they come, each once.
  if (req.url ~ "^/api/") {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # A page is the same whatever its arguments are; those that pages know (`query` in their files) decide whether there is such a page, and the
  # server is asked each time. Name yours here, too, in place of "category|provider|game|demo", which the shipped pages know.
  if (req.url ~ "\?." && req.url !~ "\?(?:(?!(?:category|provider|game|demo)(?:=|&|$))[A-Za-z0-9_.~-]+(?:=[^&]*)?(?:&|$))*$") {
    return (pass);
  }
  unset req.http.Cookie;
  # A page is kept once for each encoding.
  if (req.http.Accept-Encoding ~ "(?i)(^|[ ,])br *(,|$|; *q=(1|0\.0{0,2}[1-9]))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|[ ,])gzip *(,|$|; *q=(1|0\.0{0,2}[1-9]))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # While a server answers, nobody gets what is older than ten seconds past its time.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

# Arguments that no page knows make no page of their own, so that they cannot fill the cache.
sub vcl_hash {
  hash_data(regsub(req.url, "\?.*$", ""));
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  # A failure never takes the place of a page that stands.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # What is no page is not kept, as there is no end of addresses. That it is not is known for some seconds: nobody waits
  # for another's answer meanwhile, and the page that stood there is not sent.
  if (beresp.status >= 300 || beresp.http.Cache-Control ~ "no-store|no-cache|s-maxage=0(,|$)") {
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # For as long as no server answers.
  set beresp.grace = 24h;
}

sub vcl_deliver {
  # The names by which pages are forgotten are nobody else's business.
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  set resp.http.Strict-Transport-Security = "max-age=63072000; includeSubDomains";
}

sub vcl_synth {
  set resp.http.Strict-Transport-Security = "max-age=63072000; includeSubDomains";
  if (resp.status == 308) {
    set resp.http.Location = "https://" + req.http.Host + req.url;
    set resp.body = "";
    return (deliver);
  }
}
