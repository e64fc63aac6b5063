"use strict";
/*
 * Imitates what old libraries do to a page's globals: Prototype.js 1.6 and 1.7, MooTools 1.2 to 1.6, jQuery 1
 * plugins, an AMD loader and home-made helpers. It imitates their behaviour and contains none of their code.
 */
(() => {
  const isElement = (value) => value && value.nodeType === 1;
  const list = (value) => {
    const all = [];
    for (let at = 0; value && at < value.length; at++) all.push(value[at]);
    return all;
  };

  // Home-made helpers, assigned and therefore enumerable: every `for … in` over an array visits them.
  Array.prototype.first = function () {
    return this[0];
  };
  Array.prototype.remove = function (value) {
    const at = this.indexOf(value);
    if (at >= 0) this.splice(at, 1);
    return this;
  };
  String.prototype.trimAll = function () {
    return this.replace(/\s/g, "");
  };
  Function.prototype.method = function () {
    return this;
  };

  // Prototype.js 1.6: `toJSON` of arrays and strings gives JSON, so `JSON.stringify` encodes them twice.
  Array.prototype.toJSON = function () {
    return "[" + list(this).map((value) => JSON.stringify(value)).join(", ") + "]";
  };
  String.prototype.toJSON = function () {
    return '"' + this + '"';
  };
  Number.prototype.toJSON = function () {
    return String(this);
  };
  Date.prototype.toJSON = function () {
    return '"' + this.toISOString() + '"';
  };

  // Prototype.js's Enumerable replaces built-in methods by some with other arguments and results.
  const stop = {};
  Array.prototype.each = function (action, context) {
    try {
      for (let at = 0; at < this.length; at++) action.call(context, this[at], at);
    } catch (error) {
      if (error !== stop) throw error;
    }
    return this;
  };
  const same = (value) => value;
  Array.prototype.map = Array.prototype.collect = function (action = same, context) {
    const made = [];
    this.each((value, at) => made.push(action.call(context, value, at)));
    return made;
  };
  Array.prototype.filter = Array.prototype.select = Array.prototype.findAll = function (test, context) {
    const kept = [];
    this.each((value, at) => {
      if (test.call(context, value, at)) kept.push(value);
    });
    return kept;
  };
  Array.prototype.find = Array.prototype.detect = function (test, context) {
    let found;
    this.each((value, at) => {
      if (!test.call(context, value, at)) return;
      found = value;
      throw stop;
    });
    return found;
  };
  Array.prototype.some = Array.prototype.any = function (test = same, context) {
    let any = false;
    this.each((value, at) => {
      any = any || !!test.call(context, value, at);
    });
    return any;
  };
  Array.prototype.every = Array.prototype.all = function (test = same, context) {
    let all = true;
    this.each((value, at) => {
      all = all && !!test.call(context, value, at);
    });
    return all;
  };
  Array.prototype.include = Array.prototype.member = Array.prototype.includes = function (wanted) {
    return this.indexOf(wanted) >= 0;
  };
  Array.prototype.entries = Array.prototype.toArray = Array.prototype.clone = function () {
    return list(this);
  };
  Array.prototype.reverse = function (inline) {
    const made = [];
    for (const value of this) made.unshift(value);
    if (inline !== false) made.each((value, at) => this[at] = value);
    return inline === false ? made : this;
  };
  Array.prototype.flatten = Array.prototype.flat = function () {
    const made = [];
    this.each((value) => made.push.apply(made, Array.isArray(value) ? value.flat() : [value]));
    return made;
  };
  Array.prototype.concat = function () {
    const made = list(this);
    for (const value of arguments) made.push.apply(made, Array.isArray(value) ? value : [value]);
    return made;
  };
  Array.prototype.last = function () {
    return this[this.length - 1];
  };
  Array.from = function (value) {
    if (value === null || value === undefined) return [];
    return typeof value === "object" && "length" in value ? list(value) : [value];
  };
  String.prototype.startsWith = function (start) {
    return this.lastIndexOf(start, 0) === 0;
  };
  String.prototype.include = String.prototype.contains = function (part) {
    return this.indexOf(part) > -1;
  };
  String.prototype.sub = function (pattern, text) {
    return this.replace(pattern, text);
  };
  String.prototype.strip = function () {
    return this.trim();
  };
  Function.prototype.bind = function (context, ...first) {
    // MooTools 1.2 takes the arguments as one array.
    const given = first.length === 1 && Array.isArray(first[0]) ? first[0] : first;
    return (...rest) =>
      this.apply(context, given.length > 0 && rest.length === 0 ? given : given.concat(rest));
  };

  // Both libraries add methods to elements and replace native ones of the same name.
  const methods = {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo() {
      scroll(0, this.getBoundingClientRect().top + scrollY);
      return this;
    },
    update(content) {
      this.innerHTML = content === undefined ? "" : String(content);
      return this;
    },
    replace(content) {
      this.outerHTML = String(content);
      return this;
    },
    toggle() {
      this.hidden = !this.hidden;
      return this;
    },
    show() {
      this.style.display = "";
      return this;
    },
    hide() {
      this.style.display = "none";
      return this;
    },
    select(selector) {
      return list(this.querySelectorAll(selector));
    },
    empty() {
      this.textContent = "";
      return this;
    },
    clone(deep) {
      return this.cloneNode(deep);
    },
    visible() {
      return this.style.display !== "none";
    },
    set(name, value) {
      this.setAttribute(name, value);
      return this;
    },
    get(name) {
      return this.getAttribute(name);
    },
    dispose() {
      return this.remove();
    },
    identify() {
      return this.id ||= "anonymous_element_1";
    },
    fire(name) {
      return this.dispatchEvent(new CustomEvent(name, { bubbles: true }));
    },
    stopObserving() {
      return this;
    },
  };
  const own = globalThis.Element;
  for (const name of Object.keys(methods)) {
    HTMLElement.prototype[name] = methods[name];
    // Elements with an unknown name get the methods, too.
    own.prototype[name] ??= methods[name];
  }
  // They replace the global `Element` by a constructor: `new Element("p", { … })`.
  globalThis.Element = function (tag, attributes) {
    const made = document.createElement(tag);
    for (const name in attributes) made.setAttribute(name, attributes[name]);
    return made;
  };
  globalThis.Element.prototype = own.prototype;
  globalThis.Event = Object.assign(function (type) {
    return { type };
  }, {
    observe() {},
    stop(event) {
      event.preventDefault();
      event.stopPropagation();
    },
  });
  globalThis.$ = (id) => isElement(id) ? id : document.getElementById(id);
  globalThis.$$ = (selector) => list(document.querySelectorAll(selector));
  globalThis.Class = { create: () => function () {} };
  globalThis.Hash =
    globalThis.Template =
    globalThis.Request =
    globalThis.Options =
    globalThis.Events =
      function () {};
  globalThis.Browser = { chrome: true };

  // An AMD loader: its `define` makes UMD scripts register there instead of running.
  globalThis.require = globalThis.requirejs = () => {};
  globalThis.define = () => {
    throw new Error("Mismatched anonymous define() module");
  };
  globalThis.define.amd = {};
  globalThis.module = { exports: {} };
  globalThis.exports = globalThis.module.exports;
  globalThis.process = { env: {} };
  globalThis.global = globalThis;

  // A monitoring script wraps `fetch` and expects the address to be a string.
  const fetch = globalThis.fetch;
  globalThis.fetch = function (address, options) {
    if (address.indexOf("http") < 0 && address.indexOf("/") < 0) throw new Error("What address is that?");
    return fetch.call(globalThis, address, options);
  };
  // A `Promise` polyfill from before `finally`, `allSettled` and `withResolvers`.
  globalThis.Promise = class extends Promise {};
  delete Promise.prototype.finally;
  delete Promise.allSettled;
  delete Promise.withResolvers;
  JSON.parse = ((parse) => (text) => parse(text))(JSON.parse);

  globalThis.name = "shop";
})();
